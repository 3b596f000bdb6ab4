# Mekong: the only build file a person calls. `make help` lists what it can do.
#
# Every flavour of the program (release, asan, tsan, bench, clang, fuzz, wasm) comes from the same rules and
# keeps its objects in a folder of its own, $(BUILD)/<flavour>. BUILD may be any folder, so several
# builds of one checkout can run side by side: make BUILD=../other.

ifeq ($(origin CC),default)
CC := gcc
endif
CLANG ?= clang
WASM_LD ?= wasm-ld
CLANG_FORMAT ?= clang-format
MPICC ?= mpicc
HOSTCC ?= $(CC)
BUILD ?= build
O ?= -O2
WERROR ?= -Werror
# Where make install puts things, by the names of the GNU coding standards; DESTDIR stands before all of them.
PREFIX ?= /usr/local
prefix ?= $(PREFIX)
bindir ?= $(prefix)/bin
datadir ?= $(prefix)/share
mandir ?= $(datadir)/man
unitdir ?= $(prefix)/lib/systemd/system
DESTDIR ?=
# The only place of the version.
version := $(shell cat VERSION)
FUZZ_SECONDS ?= 60

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SECONDARY:
.SUFFIXES:

# Short lines while building; V=1 shows the commands.
quiet = $(if $(V),,@printf '  %-6s %s\n' '$(1)' '$(2)';)

# ---- Sources -------------------------------------------------------------------------------------

# $(call sources,folders): all C files in them and in the folders of these.
sources = $(sort $(foreach f,$(1),$(wildcard src/$f/*.c src/$f/*/*.c src/$f/*/*/*.c src/$f/*/*/*/*.c)))
engine_src := $(call sources,core games match ai host desk)
# What of the engine needs threads and a clock, which the bare WebAssembly module has not.
hosted_src := src/ai/player.c
cli_src := $(call sources,cli lab plain play term server)
# What of the module's own parts can be tested outside it.
shared_src := src/wasm/heap.c
wasm_src := $(sort $(wildcard src/wasm/*.c))
test_src := $(sort $(filter-out tests/support/% tests/bench/%,$(wildcard tests/*.c tests/*/*.c \
	tests/*/*/*.c)))
# Programs that scripts in tests/bench call.
bench_tools := tests/bench/load.c tests/bench/native.c
bench_src := $(filter-out $(bench_tools),$(sort $(wildcard tests/bench/*.c)))
test_support := $(sort $(wildcard tests/support/*.c))
fuzz_src := $(sort $(wildcard fuzz/*.c))
fuzz_support := $(sort $(wildcard fuzz/support/*.c)) tests/support/strange.c
c_files = $(sort $(wildcard src/*/*.[ch] src/*/*/*.[ch] src/*/*/*/*.[ch] src/*/*/*/*/*.[ch] tests/*.[ch] tests/*/*.[ch] \
	tests/*/*/*.[ch] fuzz/*.[ch] fuzz/*/*.[ch] tools/*.[ch]))

# Games whose default board is compiled in: those with data/<game>/*.tsv.
boards := $(sort $(foreach file,$(wildcard data/*/*.tsv),$(word 2,$(subst /, ,$(file)))))
# Default boards of the past, GAME_NUMBER, which saves name: data/<game>/earlier/<number> holds the files
# that were different then.
earlier := $(sort $(foreach d,$(wildcard data/*/earlier/*),$(word 2,$(subst /, ,$d))_$(notdir $d)))
languages := en fr it
# Games with a printed rulebook whose sections are cited beside our rules: data/<game>/printed/rules.tsv.
printed := $(sort $(foreach file,$(wildcard data/*/printed/rules.tsv),$(word 2,$(subst /, ,$(file)))))
gen := gen/catalog gen/fitl_estimate gen/saigon75_estimate gen/saigon75_quick $(boards:%=gen/%_board) $(earlier:%=gen/%_board) \
	$(printed:%=gen/%_printed)
# What of the web client is compiled in: all, which takes clang and lld, or nothing. Who wants to play in
# the terminal does not wait for a second compiler: without one only these targets bring it in.
with_web := serve web site test install bench wasm
WEB ?= $(if $(filter $(with_web),$(MAKECMDGOALS))$(shell command -v $(CLANG) >/dev/null && command -v $(WASM_LD)),yes,no)
cli_gen := gen/$(if $(filter no,$(WEB)),no_)assets gen/saigon75_judge gen/saigon75_endings gen/sources

# Slow tests that count nodes rather than look for memory errors: optimised, not sanitised.
release_tests := $(filter tests/perft.c tests/golden/%.c,$(test_src))
asan_tests := $(filter-out $(release_tests),$(test_src))
# Those with threads, once more under the thread sanitizer; tests/ai/test_threads.sh runs the program.
tsan_tests := tests/ai/test_player.c

# ---- Flags ---------------------------------------------------------------------------------------

warnings := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
	-Wno-unused-parameter $(WERROR)
# Hidden: jansson has functions of the same names as core, and must not find ours.
common := -std=c17 -D_DEFAULT_SOURCE -Isrc -fvisibility=hidden $(warnings)
libs := -lncursesw -ltinfo -lmicrohttpd -lsqlite3 -ljansson -lsodium -lm -lpthread
sanitize := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

# Set on first use, not when this file is read: by then setup.sh has seen to the compiler.
popcnt = $(eval popcnt := $$(if $$(filter x86_64%,$$(shell $$(CC) -dumpmachine)),-mpopcnt))$(popcnt)

# What the compiler and the linker know against attackers, for the program that people get; not with
# sanitizers, which see more, nor in WebAssembly. Where it does not optimise there is no fortifying.
# $(call hardening,compiler): those of the flags that it takes.
takes = $(shell echo 'int main(void) { return 0; }' | $(1) -Werror -O1 $(2) -x c -o /dev/null - 2>/dev/null && echo '$(2)')
relro := -Wl,-z,relro,-z,now
defences := -fstack-protector-strong -fstack-clash-protection -fcf-protection -fPIE -pie $(relro)
hardening = $(foreach flag,$(defences),$(call takes,$(1),$(flag))) \
	$(if $(filter -O0,$(O)),,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
harden_release = $(eval harden_release := $$(strip $$(call hardening,$$(CC))))$(harden_release)
harden_clang = $(eval harden_clang := $$(strip $$(call hardening,$$(CLANG) -Wno-unused-command-line-argument)))$(harden_clang)

flavours := release asan tsan bench clang fuzz wasm
release_cc = $(CC) $(common) $(O) -g $(popcnt) $(harden_release)
asan_cc = $(CC) $(common) -O1 -g $(sanitize)
tsan_cc = $(CC) $(common) -O1 -g -fsanitize=thread -fno-omit-frame-pointer
# Whole-program inlining makes gcc suspect values that a loader has just refused or filled.
bench_cc = $(CC) $(common) -Wno-maybe-uninitialized -O3 -g -flto=auto $(popcnt) -DMEKONG_FAST
clang_cc = $(CLANG) $(common) $(O) -g -Wno-unused-command-line-argument $(harden_clang)
fuzz_cc = $(CLANG) $(common) -O1 -g $(sanitize) -fsanitize=fuzzer-no-link
# Not sunk: of a switch whose cases each call a function of their own clang would make one call through a table,
# which is what the switches over steps are there to avoid (core/loop.h).
wasm_cc = $(CLANG) --target=wasm32 -nostdlib -nostdlibinc -fvisibility=hidden -mbulk-memory -msimd128 \
	-mllvm -sink-common-insts=false $(common) -Isrc/wasm/include -O3 -flto -fno-math-errno -DMEKONG_FAST
release_setup := build
asan_setup := test
tsan_setup := test
bench_setup := build
clang_setup := test
fuzz_setup := fuzz
wasm_setup := wasm

# Extra flags by folder: generated tables hold long strings and plain lists; cmocka tests ignore their argument;
# the libc shim must not be turned into calls of itself.
extra = $(if $(filter gen/%,$(1)),-Wno-overlength-strings -Wno-missing-braces) \
	$(if $(filter src/cli/%,$(1)),-DMEKONG_VERSION='"$(version)"') \
	$(if $(filter tests/%,$(1)),-Itests) \
	$(if $(filter fuzz/%,$(1)),-Ifuzz -Itests) \
	$(if $(filter src/wasm/libc,$(1)),-fno-builtin)

# What the module does once a click, not once a roll-out: small rather than fast.
unhurried = $(if $(strip $(filter src/match/% src/play/% src/desk/% src/wasm/exports%,$(1)) \
	$(foreach part,/people/ /files/ /trung/ players/solo,$(findstring $(part),$(1)))),-Oz)

# Flags that a person or a distribution adds are for this machine, not for the module.
own = $(if $(filter wasm,$(1)),,$(CPPFLAGS) $(CFLAGS))

# ---- The rules of a flavour ----------------------------------------------------------------------

# $(call objects,flavour,sources): where the objects of these sources are.
objects = $(patsubst %.c,$(BUILD)/$(1)/%.o,$(2))

# $(1) is the flavour. `flags` changes only when the compiler line does; everything depends on it.
define flavour_rules
$(BUILD)/$(1)/flags: force | setup-$($(1)_setup)
	@mkdir -p $$(@D)
	@echo '$$($(1)_cc) $$(call own,$(1)) $(version)' | cmp -s - $$@ || \
	    echo '$$($(1)_cc) $$(call own,$(1)) $(version)' > $$@

$(BUILD)/$(1)/gen/%.o: $(BUILD)/gen/%.c $(BUILD)/$(1)/flags
	@mkdir -p $$(@D)
	$$(call quiet,CC,$$@) $$($(1)_cc) $$(strip $$(call extra,gen/$$*)) $$(call own,$(1)) -MMD -MP -c -o $$@ $$<

$(BUILD)/$(1)/%.o: %.c $(BUILD)/$(1)/flags
	@mkdir -p $$(@D)
	$$(call quiet,CC,$$@) $$($(1)_cc) $$(strip $$(call extra,$$*) $(if $(filter wasm,$(1)),$$(call unhurried,$$*))) $$(call own,$(1)) -MMD -MP -c -o $$@ $$<

$(1)_engine := $(call objects,$(1),$(filter-out $(if $(filter wasm,$(1)),$(hosted_src)),$(engine_src))) \
	$(gen:%=$(BUILD)/$(1)/%.o)
$(1)_cli := $(call objects,$(1),$(cli_src)) $(cli_gen:%=$(BUILD)/$(1)/%.o)
endef
$(foreach f,$(flavours),$(eval $(call flavour_rules,$(f))))

# What tests and fuzzers link against: everything but main.
define library_rules
$(BUILD)/$(1)/libmekong.a: $$($(1)_engine) $$(filter-out %/main.o,$$($(1)_cli)) \
		$$(call objects,$(1),$(shared_src))
	@rm -f $$@
	$$(call quiet,AR,$$@) ar rcs $$@ $$(filter %.o,$$^)
endef
$(foreach f,release asan tsan fuzz,$(eval $(call library_rules,$(f))))

# Changes when WEB does, so that a program is linked anew.
$(BUILD)/web.wanted: force
	@mkdir -p $(@D)
	@echo '$(WEB)' | cmp -s - $@ || echo '$(WEB)' > $@

define program_rules
$(BUILD)/$(1)/mekong: $$($(1)_engine) $$($(1)_cli) $(BUILD)/web.wanted
	$$(call quiet,LINK,$$@) $$($(1)_cc) $$(CFLAGS) $$(LDFLAGS) -o $$@ $$(filter %.o,$$^) $$(libs)
endef
$(foreach f,release asan tsan bench clang,$(eval $(call program_rules,$(f))))

define test_rules
$(BUILD)/$(1)/tests/%.t: $(BUILD)/$(1)/tests/%.o $(call objects,$(1),$(test_support)) $(BUILD)/$(1)/libmekong.a
	$$(call quiet,LINK,$$@) $$($(1)_cc) $$(CFLAGS) $$(LDFLAGS) -o $$@ $$^ -lcmocka $$(libs)
endef
$(foreach f,release asan tsan,$(eval $(call test_rules,$(f))))

bench_programs := $(bench_src:%.c=$(BUILD)/bench/%.t)
bench_tool_programs := $(bench_tools:%.c=$(BUILD)/bench/%.t)
$(BUILD)/bench/tests/%.t: $(BUILD)/bench/tests/%.o $(bench_engine)
	$(call quiet,LINK,$@) $(bench_cc) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(libs)

# ---- Generated sources ---------------------------------------------------------------------------

$(BUILD)/tools/%: tools/%.c | setup-build
	@mkdir -p $(@D)
	$(call quiet,CC,$@) $(HOSTCC) -std=c17 -D_DEFAULT_SOURCE -Isrc $(warnings) -O1 -g -o $@ $< \
	    $(if $(filter mkassets,$*),-lz)

# Words of the program and of each game: po/<whose>/<part>/<language>.po.
po_files := $(sort $(foreach l,$(languages),$(wildcard po/*/*/$(l).po)))
$(BUILD)/gen/catalog.c: $(BUILD)/tools/mkcatalog $(po_files)
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) $< $(po_files) > $@

# The folder is named too: it changes when a file comes or goes.
define board_rules
$(BUILD)/gen/$(1)_board.c: $(BUILD)/tools/mkboard $(sort $(wildcard data/$(1)/*.tsv)) data/$(1)
	@mkdir -p $$(@D)
	$$(call quiet,GEN,$$@) $$< $(1) $$(filter %.tsv,$$^) > $$@
endef
$(foreach game,$(boards),$(eval $(call board_rules,$(game))))

# $(1) is the game, $(2) the number of one of its earlier boards.
define earlier_rules
$(BUILD)/gen/$(1)_$(2)_board.c: $(BUILD)/tools/mkboard $(wildcard data/$(1)/earlier/$(2)/*.tsv) \
	$(filter-out $(patsubst data/$(1)/earlier/$(2)/%,data/$(1)/%,$(wildcard data/$(1)/earlier/$(2)/*)),$(wildcard data/$(1)/*.tsv))
	@mkdir -p $$(@D)
	$$(call quiet,GEN,$$@) $$< $(1)_$(2) $$(filter %.tsv,$$^) > $$@
endef
$(foreach e,$(earlier),$(eval $(call earlier_rules,$(word 1,$(subst _, ,$(e))),$(word 2,$(subst _, ,$(e))))))

# A row is {rule, {English, French, Italian}, certainty}; Italian players have the English book.
$(BUILD)/gen/%_printed.c: data/%/printed/rules.tsv Makefile
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) { echo '#include "games/$*/people/printed.h"'; \
	    echo 'const PrintedRule $*_printed[] = {'; \
	    awk -F'\t' '!/^#/ && $$1 != "rule" { printf "    {\"%s\", {\"%s\", \"%s\", \"%s\"}, PRINTED_%s},\n", \
	        $$1, $$2, $$3, $$2, toupper($$4) }' $<; \
	    echo '};'; echo 'const size_t $*_printed_count = sizeof $*_printed / sizeof *$*_printed;'; } > $@

# What the estimates were taught; of a file cut short nothing comes.
$(BUILD)/tools/mkestimate: src/core/net.h
$(BUILD)/gen/%_estimate.c: $(BUILD)/tools/mkestimate data/%/estimate.txt
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) $< $* data/$*/estimate.txt > $@

# And what the search of Saigon 75 looks at first: a list of numbers, and some of them laid out for speed.
$(BUILD)/tools/mkquick: src/games/saigon75/players/cues.h src/games/saigon75/rules/ids.h src/games/saigon75/rules/steps.h
$(BUILD)/gen/saigon75_quick.c: $(BUILD)/tools/mkquick data/saigon75/quick.txt
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) $^ > $@

# The decisions that players are judged by, and endings that can be solved: a string a line.
$(BUILD)/gen/saigon75_judge.c $(BUILD)/gen/saigon75_endings.c: $(BUILD)/gen/saigon75_%.c: data/saigon75/%.txt Makefile
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) { echo 'extern const char saigon75_$*_text[];'; echo 'const char saigon75_$*_text[] ='; \
	    sed 's/.*/"&\\n"/' $<; echo ';'; } > $@

# A print of what results of games hang on: rules, players, boards, and the games of the laboratory.
played_src := $(sort $(wildcard $(foreach f,core games match ai,$(foreach d,* */* */*/* */*/*/*,src/$f/$d.c src/$f/$d.h)) \
	src/lab/luck.c src/lab/sim_play.c src/lab/hand.c) $(foreach game,$(boards),$(wildcard data/$(game)/*.tsv)) \
	$(wildcard data/*/estimate.txt) data/saigon75/quick.txt VERSION)
$(BUILD)/gen/sources.c: $(played_src) Makefile
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) { echo '#include "lab/sources.h"'; printf 'const char lab_sources[] = "%s";\n' \
	    "$$(cat $(played_src) | sha256sum | cut -c 1-64)"; } > $@

# Tools that teach the estimates: see docs/ai.md.
$(BUILD)/tools/estimate_%: tools/estimate_%.c tools/estimate_file.h tools/tool.h $(release_engine)
	@mkdir -p $(@D)
	$(call quiet,LINK,$@) $(release_cc) $(CFLAGS) -o $@ $(filter-out %.h,$^) $(libs)

# Tools that teach the policy of Saigon 75's search.
$(BUILD)/tools/choices_%: tools/choices_%.c tools/choices_file.h tools/tool.h $(release_engine)
	@mkdir -p $(@D)
	$(call quiet,LINK,$@) $(release_cc) $(CFLAGS) -o $@ $(filter-out %.h,$^) $(libs)

# Tunes the fast player of Fire in the Lake: see docs/ai.md.
$(BUILD)/tools/plan_tune: tools/plan_tune.c $(bench_engine)
	@mkdir -p $(@D)
	$(call quiet,LINK,$@) $(bench_cc) $(CFLAGS) -o $@ $^ $(libs)

# Saves with positions that somebody has tampered with: see tools/soak_saves.sh.
$(BUILD)/tools/strange_saves: tools/strange_saves.c tests/support/strange.c $(release_engine)
	@mkdir -p $(@D)
	$(call quiet,LINK,$@) $(release_cc) -Itests $(CFLAGS) -o $@ $^ $(libs)

teaching-tools: $(BUILD)/tools/choices_play $(BUILD)/tools/choices_train $(BUILD)/tools/estimate_positions $(BUILD)/tools/estimate_fitl $(BUILD)/tools/estimate_train $(BUILD)/tools/plan_tune

# ---- The laboratory on many machines -------------------------------------------------------------

# A program of its own: the others do not know of MPI. Its wrapper calls the compiler that all else is built with.
mpi: $(BUILD)/mekong-mpi ## mekong-mpi, the laboratory's shards by mpirun; takes mpicc

mpi_src := $(sort $(wildcard src/mpi/*.c))
$(BUILD)/mekong-mpi: $(mpi_src) $(BUILD)/release/libmekong.a | setup-mpi
	$(call quiet,LINK,$@) OMPI_CC='$(CC)' MPICH_CC='$(CC)' $(MPICC) \
	    $(common) $(O) -g $(popcnt) $(harden_release) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(libs)

# ---- The web client ------------------------------------------------------------------------------

# Its folder as browsers see it: web, the module, and its words in each language. It is made anew when
# a file changes, comes or goes, so that nothing old stays in it.
$(BUILD)/web.list: force
	@mkdir -p $(@D)
	@find web -type f | LC_ALL=C sort | cmp -s - $@ || find web -type f | LC_ALL=C sort > $@

# $(call finish_web,folder,server): says whether a server is behind the page, and what is to be kept for
# playing without a network.
define finish_web
	@echo 'export const server = $(2);' > $(1)/gen/site.js
	@tools/mkprecache.sh $(1) > $(BUILD)/precache.js
	@mv $(BUILD)/precache.js $(1)/gen/precache.js
endef

$(BUILD)/web.made: tools/mkprecache.sh $(BUILD)/web.list $(shell find web -type f) $(BUILD)/mekong.wasm $(BUILD)/tools/mkcatalog $(po_files)
	@rm -rf $(BUILD)/web
	@mkdir -p $(BUILD)/web/gen
	$(call quiet,GEN,$(BUILD)/web) cp -R web/. $(BUILD)/web && cp $(BUILD)/mekong.wasm $(BUILD)/web/
	@set -e; for lang in $(languages); do \
	    $(BUILD)/tools/mkcatalog --web $$lang $(po_files) > $(BUILD)/web/gen/messages.$$lang.js; done
	$(call finish_web,$(BUILD)/web,true)
	@touch $@

$(BUILD)/gen/assets.c: $(BUILD)/tools/mkassets $(BUILD)/web.made
	$(call quiet,GEN,$@) $< $(BUILD)/web > $@

$(BUILD)/gen/no_assets.c: $(BUILD)/tools/mkassets
	@mkdir -p $(@D)
	$(call quiet,GEN,$@) $< > $@

# ---- What a person calls -------------------------------------------------------------------------

all: $(BUILD)/mekong ## build the program, $(BUILD)/mekong (the default)

$(BUILD)/mekong: $(BUILD)/release/mekong
	@ln -f $< $@ 2>/dev/null || cp $< $@

play: all ## build, then play
	@$(BUILD)/mekong play

serve: all ## build, then serve games to browsers at http://localhost:8075/
	@$(BUILD)/mekong serve

test: | setup-test ## build in every flavour and run all tests; one: make tests/nim/test_nim
	@+BUILD='$(BUILD)' MAKE='$(MAKE)' tests/run.sh

# tests/bench/*.c are programs that measure the engine, tests/bench/*.sh scripts that call $MEKONG.
bench: $(BUILD)/bench/mekong $(bench_programs) $(bench_tool_programs) | setup-bench ## build for speed (no assertions) and measure
	@set -e; for program in $(bench_programs) $(wildcard tests/bench/*.sh); do \
	    BUILD='$(BUILD)' MAKE='$(MAKE)' MEKONG='$(BUILD)/bench/mekong' $$program; done

golden: all ## accept changed transcripts, node counts and screens
	@BUILD='$(BUILD)' MEKONG='$(BUILD)/mekong' tests/golden/run.sh --accept
	@BUILD='$(BUILD)' MEKONG='$(BUILD)/mekong' tests/golden/perft.sh --accept
	@BUILD='$(BUILD)' MEKONG='$(BUILD)/mekong' tests/term/test_screens.sh --accept
	@BUILD='$(BUILD)' MEKONG='$(BUILD)/mekong' tests/term/test_advice.sh --accept

wasm: $(BUILD)/mekong.wasm ## build the WebAssembly module

web: $(BUILD)/web.made ## the web client's files, in $(BUILD)/web

site: web ## the web client as a static site for any web server, in $(BUILD)/site
	@rm -rf $(BUILD)/site
	@cp -R $(BUILD)/web $(BUILD)/site
	$(call finish_web,$(BUILD)/site,false)

format: | setup-format ## reformat all C and JavaScript files
	$(CLANG_FORMAT) -i $(c_files)
	@BUILD='$(BUILD)' tools/js.sh write

lint: all | setup-format ## check format, includes, sizes, messages, rules, globals
	@status=0; $(CLANG_FORMAT) --dry-run -Werror $(c_files) || status=1; for check in tools/check_*.sh; do \
	    BUILD='$(BUILD)' $$check || status=1; done; exit $$status

# What install puts where: source, folder, mode. The unit and the desktop file name the program by its place.
install: all ## install under prefix (/usr/local); DESTDIR is put in front
	install -d '$(DESTDIR)$(bindir)' '$(DESTDIR)$(mandir)/man1' '$(DESTDIR)$(unitdir)' \
	    $(installed_data:%='$(DESTDIR)$(datadir)/%')
	install -m 755 $(BUILD)/mekong '$(DESTDIR)$(bindir)/mekong'
	install -m 644 docs/mekong.1 '$(DESTDIR)$(mandir)/man1/mekong.1'
	install -m 644 packaging/mekong.desktop '$(DESTDIR)$(datadir)/applications/'
	install -m 644 packaging/mekong.metainfo.xml '$(DESTDIR)$(datadir)/metainfo/'
	install -m 644 web/icons/mekong.svg '$(DESTDIR)$(datadir)/icons/hicolor/scalable/apps/'
	install -m 644 packaging/completions/mekong.bash '$(DESTDIR)$(datadir)/bash-completion/completions/mekong'
	install -m 644 packaging/completions/_mekong '$(DESTDIR)$(datadir)/zsh/site-functions/'
	install -m 644 packaging/completions/mekong.fish '$(DESTDIR)$(datadir)/fish/vendor_completions.d/'
	sed 's|/usr/local/bin|$(bindir)|' packaging/mekong.service > '$(DESTDIR)$(unitdir)/mekong.service'
	chmod 644 '$(DESTDIR)$(unitdir)/mekong.service'

installed_data := applications metainfo icons/hicolor/scalable/apps bash-completion/completions \
	zsh/site-functions fish/vendor_completions.d

uninstall: ## remove what install put there
	rm -f '$(DESTDIR)$(bindir)/mekong' '$(DESTDIR)$(mandir)/man1/mekong.1' \
	    '$(DESTDIR)$(unitdir)/mekong.service' \
	    $(foreach f,applications/mekong.desktop metainfo/mekong.metainfo.xml \
	        icons/hicolor/scalable/apps/mekong.svg bash-completion/completions/mekong \
	        zsh/site-functions/_mekong fish/vendor_completions.d/mekong.fish,'$(DESTDIR)$(datadir)/$f')

dist: ## the sources of this version as mekong-VERSION.tar.xz, in $(BUILD)
	@mkdir -p $(BUILD)
	git archive --format=tar --prefix=mekong-$(version)/ HEAD | xz > $(BUILD)/mekong-$(version).tar.xz

deb: dist | setup-deb ## a Debian package, checked by lintian, in $(BUILD)/deb
	packaging/mkdeb.sh '$(BUILD)' '$(version)'

clean: ## remove what was built
	rm -rf $(foreach f,$(flavours),$(BUILD)/$(f)) $(BUILD)/gen $(BUILD)/tools $(BUILD)/test-logs \
	    $(BUILD)/web $(BUILD)/site
	rm -f $(BUILD)/mekong $(BUILD)/mekong-mpi $(BUILD)/mekong.wasm $(BUILD)/web.list $(BUILD)/web.made \
	    $(BUILD)/web.wanted
	@rmdir $(BUILD) 2>/dev/null || true

help: ## this list
	@echo 'make TARGET [BUILD=folder] [CC=compiler] [O=-O2] [WERROR=] [V=1] [WEB=no] [PREFIX=/usr/local]'
	@sed -n 's/^\([a-z]*\):.* ## \(.*\)/\1|\2/p' Makefile | sed 's|$$(BUILD)|$(BUILD)|' | \
	    awk -F'|' '{ printf "  %-10s %s\n", $$1, $$2 }'

# ---- Tests: tests/run.sh asks for these ----------------------------------------------------------

test_programs := $(asan_tests:%.c=$(BUILD)/asan/%.t) $(release_tests:%.c=$(BUILD)/release/%.t) \
	$(tsan_tests:%.c=$(BUILD)/tsan/%.t)

# The server is tested as a process, too: the sanitised ones.
test-programs: $(test_programs) $(BUILD)/asan/mekong $(BUILD)/tsan/mekong $(BUILD)/tools/strange_saves

# One of them: make tests/nim/test_nim.
$(asan_tests:%.c=%): %: $(BUILD)/asan/%.t
	@$<

list-test-programs:
	@printf '%s\n' $(test_programs)

# A second compiler's opinion on everything there is.
clang-build: $(BUILD)/clang/mekong $(call objects,clang,$(test_src) $(test_support) \
	$(bench_src) $(bench_tools) $(fuzz_src) $(fuzz_support))

# ---- Fuzzing -------------------------------------------------------------------------------------

# Start inputs: the golden saves, the default board, requests of each kind. What was found is kept in
# $(BUILD)/fuzz between runs.
fuzz_programs := $(fuzz_src:%.c=$(BUILD)/fuzz/%.f)

$(BUILD)/fuzz/fuzz/%.f: $(BUILD)/fuzz/fuzz/%.o $(call objects,fuzz,$(fuzz_support)) $(BUILD)/fuzz/libmekong.a
	$(call quiet,LINK,$@) $(fuzz_cc) -fsanitize=fuzzer $(CFLAGS) $(LDFLAGS) -o $@ $^ $(libs)

fuzz_corpus := $(BUILD)/fuzz/corpus
$(fuzz_corpus)/fuzz_board/default: $(wildcard data/saigon75/*.tsv)
	@mkdir -p $(@D)
	@for table in $^; do echo "@ $${table##*/}"; cat $$table; done > $@

$(fuzz_corpus)/fuzz_save/%.mekong: tests/golden/%.mekong
	@for folder in fuzz_save fuzz_series; do \
	    mkdir -p $(fuzz_corpus)/$$folder; cp $< $(fuzz_corpus)/$$folder/; done

$(fuzz_corpus)/fuzz_server/%.txt: fuzz/requests/%.txt
	@mkdir -p $(@D)
	@cp $< $@

$(fuzz_corpus)/fuzz_study/%.study: examples/%.study
	@mkdir -p $(@D)
	@cp $< $@

fuzz_inputs := $(fuzz_corpus)/fuzz_board/default \
	$(patsubst examples/%,$(fuzz_corpus)/fuzz_study/%,$(wildcard examples/*.study)) \
	$(patsubst fuzz/requests/%,$(fuzz_corpus)/fuzz_server/%,$(wildcard fuzz/requests/*.txt)) \
	$(patsubst tests/golden/%,$(fuzz_corpus)/fuzz_save/%,$(wildcard tests/golden/*.mekong))
fuzz: $(fuzz_programs) $(fuzz_inputs) ## fuzz each harness for FUZZ_SECONDS (60)
	@for program in $(fuzz_programs); do \
	    name=$$(basename $$program .f); \
	    corpus=$(fuzz_corpus)/$$name; \
	    mkdir -p $$corpus; \
	    echo "fuzz $$name, $(FUZZ_SECONDS) s"; \
	    $$program -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1 -verbosity=0 \
	        -artifact_prefix=$(BUILD)/fuzz/$$name- $$corpus \
	        || { echo "fuzz $$name: failed, see $(BUILD)/fuzz/$$name-*" >&2; exit 1; }; \
	done

# ---- WebAssembly ---------------------------------------------------------------------------------

# Linked by wasm-ld itself: clang as a linker with -O would call wasm-opt where that is installed. The
# threshold is higher than clang's own: calls cost more in a browser than on the bare machine.
wasm_link = $(WASM_LD) --lto-O3 -mllvm -inline-threshold=400 --no-entry --export-dynamic --strip-all \
	--stack-first -z stack-size=1048576
$(BUILD)/mekong.wasm: $(wasm_engine) $(call objects,wasm,$(wasm_src))
	$(call quiet,LINK,$@) $(wasm_link) -o $@ $(filter %.o,$^)

# ---- Set-up --------------------------------------------------------------------------------------

# Says nothing and costs nothing when all is there. What is missing is installed for who wants to play or
# test; anybody else is told what it is and how to get it.
installs := $(filter setup serve play test,$(MAKECMDGOALS))
setup-%: force
	@CC='$(CC)' CLANG='$(CLANG)' tools/setup.sh $(if $(installs),--install) $*

FOR ?= build wasm
setup: $(FOR:%=setup-%) ## install what is missing for FOR: build, wasm (both unless told), test, bench, fuzz, format, deb, mpi

force:
.PHONY: all setup play serve test mpi dist deb bench golden wasm web site format lint install uninstall clean help fuzz force
.PHONY: test-programs list-test-programs clang-build teaching-tools $(asan_tests:%.c=%)

-include $(shell test -d $(BUILD) && find $(flavours:%=$(BUILD)/%) -name '*.d' 2>/dev/null)

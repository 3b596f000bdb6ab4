#!/bin/sh
# mekong-mpi under a real mpirun: rank 0 hands out shards, and all is as on one thread.
. "$(dirname "$0")/../support/tap.sh"
mpi=${BUILD:-build}/mekong-mpi
[ -x "$mpi" ] || { echo "Bail out! there is no program $mpi: make mpi"; exit 2; }

# As root and on fewer cores than ranks, as a container has it; nothing but this machine.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
export OMPI_MCA_btl=self,vader,tcp OMPI_MCA_btl_vader_single_copy_mechanism=none OMPI_MCA_plm_rsh_agent=
export OMPI_MCA_mpi_yield_when_idle=1 TMPDIR="$work"
ranks() { n=$1; shift; mpirun -n "$n" "$mpi" "$@"; }
same() { [ -n "$1" ] && [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }

cat >"$work/study" <<END
mekong-study 1
game saigon75
seat nv heuristic
seat sv random,heuristic
vary desertion 6-20.die5 4..6
games 60
shards 12
seed 5
END
one=$("$mekong" lab run "$work/study" --threads 1)
check 'four ranks give the same' same "$one" "$(ranks 4 "$work/study" "$work/dir")"
check 'their shards are those of one thread' same "$one" "$("$mekong" lab merge "$work/dir")"
check 'and confirmed' "$mekong" lab verify "$work/dir" --share 0.3
touch -d '2001-01-01' "$work/dir"/shard-*
rm "$work/dir/shard-000003.txt" "$work/dir/shard-000009.txt"
check 'two ranks play what is missing' same "$one" "$(ranks 2 "$work/study" "$work/dir")"
check 'and nothing else' [ "$(find "$work/dir" -name 'shard-*' ! -newermt 2002-01-01 | wc -l)" -eq 10 ]
check 'one rank alone plays all' same "$one" "$(ranks 1 "$work/study")"

mkdir "$work/board"
cp data/saigon75/*.tsv "$work/board"
printf 'board board\nstop width 30\n' | cat "$work/study" - >"$work/boarded"
check 'a board of its own and a stop rule, too' same "$("$mekong" lab run "$work/boarded" --threads 1)" \
    "$(ranks 3 "$work/boarded")"
check 'a study that is none ends all ranks' fails 1 ranks 3 "$0"
finish

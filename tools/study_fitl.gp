# study_fitl.gp: draws docs/fitl_pairs_SCENARIO.svg and docs/fitl_equals.svg from docs/fitl_strength.tsv
# (docs/fitl_strength.md). In the root of the sources: gnuplot tools/study_fitl.gp
file = "docs/fitl_strength.tsv"
seats = "us arvn nva vc"
names = "US ARVN NVA VC"
set datafile separator "\t"
set datafile commentschars ""
set yrange [0:100]
set ytics 0, 25
set grid ytics lc rgb "#dddddd"
set border 3
set bars small
set xtics nomirror scale 0
set key at screen 0.5, 0.035 center center horizontal maxrows 1 samplen 1
panels = "layout 2,2 margins 0.06, 0.985, 0.13, 0.9 spacing 0.07, 0.13"

# One panel a faction: who is alone from left to right, among three of whom by colour.
alone = "random heuristic bot quick hard"
others = "random heuristic bot quick hard"
colour = "#777777 #c28a00 #2f7f4f #a03030 #27408b"
mark = "5 9 11 7 13"
# The lines of one seat among three of one player, each with the place of who is alone.
pick(scenario, seat, other) = sprintf("< awk -F '\\t' -v OFS='\\t' 'BEGIN { n = split(\"%s\", who, \" \"); for (i = 1; i <= n; i++) place[who[i]] = i } $1 == \"%s\" && $2 == 2 && $5 == \"%s\" && $4 == \"%s\" { print place[$3], $8, $9, $10 }' %s", alone, scenario, seat, other, file)
do for [scenario in "short medium full"] {
    set terminal svg size 900,760 font "sans,13" background "#ffffff"
    set output "docs/fitl_pairs_".scenario.".svg"
    set multiplot @panels title sprintf("One alone in a seat among three others: games won, %%, with 95 %% intervals (%s, second edition)", scenario) font ",15"
    set xrange [0.5:5.5]
    set xtics ("random" 1, "heuristic" 2, "bot" 3, "quick" 4, "hard" 5)
    do for [s = 1:4] {
        set title "alone as ".word(names, s)
        if (s == 4) { set key on } else { set key off }
        plot 25 with lines lc rgb "#444444" dt 2 title "a quarter", \
            for [o = 1:5] pick(scenario, word(seats, s), word(others, o)) using ($1 + (o - 3) * 0.13):2:3:4 \
            with yerrorbars pt int(word(mark, o)) ps 0.6 lc rgb word(colour, o) title "among ".word(others, o)
    }
    unset multiplot
}

# One panel a player: scenarios and editions from left to right, factions by colour.
players = "random heuristic bot quick"
tint = "#5b6b2f #c28a00 #a03030 #27408b"
equals(player, seat) = sprintf("< awk -F '\\t' -v OFS='\\t' 'BEGIN { place[\"short\"] = 0; place[\"medium\"] = 2; place[\"full\"] = 4 } $3 == \"%s\" && $4 == $3 && $5 == \"%s\" { print place[$1] + 3 - $2, $8, $9, $10 }' %s", player, seat, file)
set output "docs/fitl_equals.svg"
set multiplot @panels title "Who wins between four equals, by scenario and edition: games won, %, with 95 % intervals" font ",15"
set xrange [0.5:6.5]
set xtics font ",11" ("short 2" 1, "short 1" 2, "medium 2" 3, "medium 1" 4, "full 2" 5, "full 1" 6)
do for [p = 1:4] {
    set title "four ".word(players, p)
    if (p == 4) { set key on } else { set key off }
    plot 25 with lines lc rgb "#444444" dt 2 title "a quarter", \
        for [s = 1:4] equals(word(players, p), word(seats, s)) using ($1 + (s - 2.5) * 0.13):2:3:4 \
        with yerrorbars pt int(word(mark, s)) ps 0.6 lc rgb word(tint, s) title word(names, s)
}
unset multiplot

# study_before.gp: draws docs/before.svg from docs/before.tsv (docs/ai.md). In the root of the
# sources: gnuplot tools/study_before.gp
set terminal svg size 760,420 font "sans,13" background "#ffffff"
set output "docs/before.svg"
set datafile separator "\t"
set title "Saigon 75: the search of today and the one before it learnt, games without luck, 95 % intervals"
set logscale x
set xrange [0.07:12]
set xtics ("0.1" 0.1, "0.5" 0.5, "2" 2, "8" 8)
set xlabel "seconds of one core for a turn"
set ylabel "Elo against 1,000 roll-outs of today"
set grid ytics lc rgb "#dddddd"
set border 3
set bars small
set key center center
series(who) = sprintf("< grep '^%s' docs/before.tsv", who)
plot 0 with lines lc rgb "#444444" dt 2 notitle, \
    series("today") using 2:11:12:13 with yerrorbars pt 7 ps 0.7 lc rgb "#27408b" title "today", \
    "" using 2:11 with lines lc rgb "#27408b" notitle, \
    series("before") using 2:11:12:13 with yerrorbars pt 5 ps 0.7 lc rgb "#a03030" title "before", \
    "" using 2:11 with lines lc rgb "#a03030" notitle

# study_strength.gp: draws docs/strength.svg from docs/strength.tsv (docs/ai.md). In the root of the
# sources: gnuplot tools/study_strength.gp
set terminal svg size 760,420 font "sans,13" background "#ffffff"
set output "docs/strength.svg"
set datafile separator "\t"
set title "Saigon 75: strength by time for a turn, against 4,000 roll-outs, luck taken out, 95 % intervals"
set logscale x
set xrange [0.012:3]
set xtics ("0.02" 0.0167, "0.07" 0.0667, "0.1" 0.1, "0.5" 0.5, "2" 2)
set xlabel "seconds of one core"
set ylabel "Elo"
set grid ytics lc rgb "#dddddd"
set border 3
set bars small
set key left top
plot 0 with lines lc rgb "#444444" dt 2 notitle, \
    "docs/strength.tsv" using ($1 / 60000.0 * 0.97):7:8:9 skip 1 with yerrorbars pt 7 ps 0.7 lc rgb "#27408b" title "matches of two games", \
    "" using ($1 / 60000.0 * 0.97):7 skip 1 with lines lc rgb "#27408b" notitle, \
    "" using ($1 / 60000.0 * 1.03):10:11:12 skip 1 with yerrorbars pt 5 ps 0.7 lc rgb "#a03030" title "games", \
    "" using ($1 / 60000.0 * 1.03):10 skip 1 with lines lc rgb "#a03030" notitle

# study_balance.gp: draws docs/balance.svg from docs/balance.tsv (docs/board.md). In the root of the
# sources: gnuplot tools/study_balance.gp
set terminal svg size 1200,440 font "sans,13" background "#ffffff"
set output "docs/balance.svg"
set datafile separator "\t"
set multiplot layout 1,3
set ylabel "North wins, %"
set yrange [20:100]
set grid ytics lc rgb "#dddddd"
set object 1 rectangle from graph 0, first 55 to graph 1, first 65 fc rgb "#e8efe0" fs solid noborder behind
unset key
set offsets 0.5, 0.5, 0, 0
set style data yerrorbars
set bars small
set xtics rotate by -35 nomirror

set title "First calibration, 3,000 roll-outs in a turn"
plot "< awk -F '\\t' '$1 == \"board\"' docs/balance.tsv" using 0:5:6:7:xtic(2) pt 7 ps 0.9 lc rgb "#8a2f2f"

set title "Second calibration, 4,000 roll-outs"
plot "< awk -F '\\t' '$1 == \"again\"' docs/balance.tsv" using 0:5:6:7:xtic(2) pt 7 ps 0.9 lc rgb "#8a2f2f"

set title "The second board, equal players"
set xlabel "roll-outs in a turn"
plot "< awk -F '\\t' '$1 == \"players\"' docs/balance.tsv" using 0:5:6:7:xtic(2) pt 7 ps 0.9 lc rgb "#8a2f2f"
unset multiplot

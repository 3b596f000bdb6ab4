#!/bin/sh
# A study as an array of a real Slurm: one node, this machine, with daemons of its own in a folder of its
# own, on ports of its own. Whoever calls runs all of it: root in a container, or anybody.
. "$(dirname "$0")/../support/tap.sh"
. "$(dirname "$0")/../support/slurm.sh"
trap 'slurm_stop; rm -rf "$work"' EXIT
same() { [ -n "$1" ] && [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }

cat >"$work/the study" <<END
mekong-study 1
game saigon75
seat nv heuristic
seat sv heuristic,random
games 60
shards 6
END
one=$("$mekong" lab run "$work/the study" --threads 1)

if slurm_start "$work/slurm" >"$work/started" 2>&1; then
    check 'a Slurm of one node is up' true
    "$mekong" lab slurm "$work/the study" --out "$work/it's there" >"$work/job.sh"
    check 'the script is a script' sh -n "$work/job.sh"
    sbatch --parsable "$work/job.sh" >"$work/job" 2>&1
    check 'it is taken' grep -qE '^[0-9]+$' "$work/job"
    check 'every task comes to its end' until_true 120 slurm_idle
    check 'the shards are those of one thread' same "$one" "$("$mekong" lab merge "$work/it's there")"
    rm "$work/it's there/shard-000002.txt"
    touch -d '2001-01-01' "$work/it's there"/shard-*
    sbatch "$work/job.sh" >/dev/null
    check 'submitted again it comes to its end' until_true 120 slurm_idle
    check 'and is whole again' same "$one" "$("$mekong" lab merge "$work/it's there")"
    check 'with nothing played twice' [ "$(find "$work/it's there" -name 'shard-*' ! -newermt 2002-01-01 | wc -l)" -eq 5 ]
else
    check 'a Slurm of one node is up' false
    slurm_logs | sed 's/^/# /'
fi
check 'without a folder there is no script' fails 1 "$mekong" lab slurm "$work/the study"
sed 's/shards 6/shards 3000/; s/games 60/games 3000/' "$work/the study" >"$work/large"
"$mekong" lab slurm "$work/large" --out "$work/large.d" >"$work/job.sh"
check 'no array is larger than Slurm usually lets it be' has "$work/job.sh" '#SBATCH --array=1-1000'
finish

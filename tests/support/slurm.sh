# slurm.sh: a Slurm of one node for a test: munged, slurmctld and slurmd in a folder, without systemd and
# without control groups. Sourced after tap.sh; slurm_stop ends the three.
PATH=$PATH:/usr/sbin

free_port()
{
    perl -MIO::Socket::INET -e 'print IO::Socket::INET->new(LocalAddr => "127.0.0.1", Listen => 1)->sockport'
}

# until_true SECONDS COMMAND...: waits for a sign.
until_true()
{
    deadline=$(($(date +%s) + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        [ "$(date +%s)" -lt $deadline ] || return 1
        sleep 0.05
    done
}

slurm_node_is_idle() { timeout 20 sinfo -h -o %t | grep -qx idle; }
# Nothing waits, nothing runs.
slurm_idle() { queue=$(timeout 20 squeue -h) && [ -z "$queue" ]; }
slurm_logs() { tail -n 15 "$slurm"/*.log "$slurm"/munge/log; }

slurm_configure()
{
    cat >"$slurm/slurm.conf" <<END
ClusterName=lab
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$slurm/munge/socket
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.pid
SlurmctldLogFile=$slurm/slurmctld.log
SlurmdLogFile=$slurm/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=0,sched_interval=1
ReturnToService=2
SlurmdParameters=config_overrides
MpiDefault=none
SwitchType=switch/none
MailProg=/bin/true
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=lab Nodes=$node Default=YES MaxTime=INFINITE State=UP
END
    # No plugin above uses control groups, but slurmd loads one all the same: this one touches nothing.
    printf 'CgroupPlugin=cgroup/v1\nCgroupAutomount=no\n' >"$slurm/cgroup.conf"
    export SLURM_CONF="$slurm/slurm.conf"
}

slurm_start()
{
    slurm=$1
    node=$(hostname -s)
    mkdir -p "$slurm/munge" "$slurm/state" "$slurm/spool"
    chmod 755 "$work"
    head -c 128 /dev/urandom >"$slurm/munge/key"
    chmod 600 "$slurm/munge/key"
    munged --foreground --force --key-file="$slurm/munge/key" --socket="$slurm/munge/socket" \
        --pid-file="$slurm/munge/pid" --log-file="$slurm/munge/log" --seed-file="$slurm/munge/seed" \
        </dev/null >"$slurm/munge.log" 2>&1 &
    munged_pid=$!
    slurm_configure
    until_true 30 test -S "$slurm/munge/socket" || return 1
    slurmctld -D -c </dev/null >"$slurm/controller.log" 2>&1 &
    slurmctld_pid=$!
    until_true 60 sh -c "timeout 20 scontrol ping | grep -q UP" || return 1
    slurmd -D -N "$node" </dev/null >"$slurm/node.log" 2>&1 &
    slurmd_pid=$!
    until_true 60 slurm_node_is_idle
}

slurm_stop()
{
    for pid in ${slurmd_pid-} ${slurmctld_pid-} ${munged_pid-}; do
        kill "$pid" 2>/dev/null
        until_true 10 sh -c "! kill -0 $pid" || kill -9 "$pid" 2>/dev/null
        wait "$pid" 2>/dev/null
    done
}

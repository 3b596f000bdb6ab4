// rpc.js: calls into a worker that holds the engine (worker.js). Every call is answered by a
// promise; long ones report on their way and can be stopped.
import { TransportError } from './errors.js';

/**
 * @typedef {object} Engine
 * @property {(verb: string, ...args: any[]) => Promise<any>} call
 * @property {(verb: string, args: any[], report: (part: any) => void) => {result: Promise<any>,
 *     stop: () => void}} run
 * @property {() => void} close
 */

/** Starts a worker with an engine of its own. @returns {Engine} */
export function startEngine() {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    /**
     * @type {Map<number, {done: (value: any) => void, fail: (error: any) => void, report?: (part:
     *     any) => void}>}
     */
    const waiting = new Map();
    let last = 0;

    worker.addEventListener('message', ({ data }) => {
        const call = waiting.get(data.id);
        if (!call) return;
        if ('report' in data) {
            call.report?.(data.report);
            return;
        }
        waiting.delete(data.id);
        if (data.error)
            call.fail(new TransportError(422, 'engine', data.error.sentence, data.error));
        else call.done(data.value);
    });
    worker.addEventListener('error', (event) => {
        for (const { fail } of waiting.values())
            fail(new TransportError(0, 'engine', event.message));
        waiting.clear();
    });

    /** @param {string} verb @param {any[]} args @param {(part: any) => void} [report] */
    function send(verb, args, report) {
        const id = ++last;
        const result = new Promise((done, fail) => waiting.set(id, { done, fail, report }));
        worker.postMessage({ id, verb, args });
        return { id, result };
    }

    return {
        call: (verb, ...args) => send(verb, args).result,
        run(verb, args, report) {
            const { id, result } = send(verb, args, report);
            return { result, stop: () => worker.postMessage({ id, verb: 'stop', args: [] }) };
        },
        close: () => worker.terminate(),
    };
}

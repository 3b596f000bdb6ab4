// errors.js: what goes wrong on the way to a game, whichever way it is.

/** A sentence for people, in their language, where the other side gave one. */
export class TransportError extends Error {
    /**
     * @param {number} status of HTTP; 0: nobody answered
     * @param {string} word what kind of error, for programs
     * @param {string} sentence
     * @param {any} [body] the whole answer
     */
    constructor(status, word, sentence, body) {
        super(sentence || word || 'error');
        this.name = 'TransportError';
        this.status = status;
        this.word = word;
        this.sentence = sentence ?? '';
        this.body = body;
    }
}

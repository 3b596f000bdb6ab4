/*
 * What part of the map is seen: drag, pinch, wheel, double tap, buttons. The map is looked at
 * through the viewBox of its svg, so lines stay sharp at any zoom. It fills its element to every
 * edge: from nearest out, all of the view is in sight, and what is left over shows more land and sea.
 * data-zoom on the svg tells the style sheet how near one is: far (numbers instead of pieces) or
 * near.
 */

const MOST = 6; // times the whole map
const SLIP = 6; // pixels a pointer may move and still be a click

/**
 * @typedef {object} Land what of the drawing a camera has to know
 * @property {number[]} view the part that is always in sight: x, y, width, height
 * @property {(place: string) => number[][]} outline points around a place
 * @property {string} pieces selector of what a double click is not about
 * @property {number} far pixels a board unit below which pieces are too small to read
 * @property {number} roomy and from which all of the map is near enough to play on
 * @property {number} close no nearer than this when the camera goes somewhere by itself
 */

export class Camera {
    /** @param {SVGSVGElement} svg @param {() => boolean} still no gliding @param {Land} land */
    constructor(svg, still, land) {
        this.svg = svg;
        this.still = still;
        this.land = land;
        const [x, y, width, height] = land.view;
        this.middle = { x: x + width / 2, y: y + height / 2 };
        this.centre = { ...this.middle };
        /** Parts of the element that something lies over, in pixels. */
        this.inset = { top: 0, right: 0, bottom: 0, left: 0 };
        /** 1 shows the whole map. */
        this.zoom = 1;
        /** Pixels a board unit. */
        this.scale = 1;
        /** @type {Map<number, {x: number, y: number}>} */
        this.pointers = new Map();
        this.dragged = false;
        /** Something else has the pointer: a piece that is dragged. */
        this.busy = false;
        /** The camera went where it is by itself. */
        this.led = false;
        this.frame = 0;
        /** Called when another part is seen. */
        this.onchange = () => {};
        this.sizes = new ResizeObserver(() => this.apply());
        this.sizes.observe(svg);
        this.stop = new AbortController();
        const { signal } = this.stop;
        svg.addEventListener('wheel', (event) => this.wheel(event), { passive: false, signal });
        svg.addEventListener('pointerdown', (event) => this.down(event), { signal });
        svg.addEventListener('pointermove', (event) => this.move(event), { signal });
        for (const name of /** @type {const} */ (['pointerup', 'pointercancel', 'pointerleave']))
            svg.addEventListener(name, (event) => this.pointers.delete(event.pointerId), {
                signal,
            });
        svg.addEventListener('dblclick', (event) => this.doubled(event), { signal });
        // A drag that ends over a province is no choice.
        svg.addEventListener(
            'click',
            (event) => {
                if (this.dragged) event.stopImmediatePropagation();
            },
            { capture: true, signal },
        );
        this.apply();
    }

    destroy() {
        this.stop.abort();
        this.sizes.disconnect();
        cancelAnimationFrame(this.frame);
    }

    /** The part of the element where the map can be seen, in pixels. */
    free() {
        const { width, height, left, top } = this.svg.getBoundingClientRect();
        const { inset } = this;
        const w = Math.max(80, width - inset.left - inset.right),
            h = Math.max(80, height - inset.top - inset.bottom);
        return { width, height, w, h, x: left + inset.left + w / 2, y: top + inset.top + h / 2 };
    }

    /** Pixels a board unit when all is seen. */
    whole1() {
        const { w, h } = this.size ?? this.free();
        return Math.min(w / this.land.view[2], h / this.land.view[3]);
    }

    /** Keeps the map in sight and writes the viewBox. */
    apply() {
        const { width, height, w, h } = this.free();
        if (!width || !height) return;
        // To ask again would have the browser lay out the page for every question.
        this.size = { w, h };
        this.scale = this.whole1() * this.zoom;
        this.centre.x = hold(this.centre.x, w / this.scale, this.land.view[0], this.land.view[2]);
        this.centre.y = hold(this.centre.y, h / this.scale, this.land.view[1], this.land.view[3]);
        const { inset, scale } = this;
        this.svg.setAttribute(
            'viewBox',
            [
                this.centre.x - (inset.left + w / 2) / scale,
                this.centre.y - (inset.top + h / 2) / scale,
                width / scale,
                height / scale,
            ]
                .map((n) => n.toFixed(2))
                .join(' '),
        );
        this.svg.dataset.zoom = this.scale < this.land.far ? 'far' : 'near';
        this.onchange();
    }

    /** Board place under a point of the screen. @param {number} clientX @param {number} clientY */
    at(clientX, clientY) {
        const { x, y } = this.free();
        return {
            x: this.centre.x + (clientX - x) / this.scale,
            y: this.centre.y + (clientY - y) / this.scale,
        };
    }

    /** Where a board place is seen, from the element's corner. @param {number} x @param {number} y */
    seen(x, y) {
        const free = this.free(),
            box = this.svg.getBoundingClientRect();
        return {
            x: free.x - box.left + (x - this.centre.x) * this.scale,
            y: free.y - box.top + (y - this.centre.y) * this.scale,
        };
    }

    /**
     * @param {number} zoom
     * @param {{x: number, y: number}} [fixed] board place that stays where it is
     */
    setZoom(zoom, fixed = this.centre) {
        const next = Math.max(1, Math.min(MOST, zoom));
        const part = this.zoom / next;
        this.centre = {
            x: fixed.x + (this.centre.x - fixed.x) * part,
            y: fixed.y + (this.centre.y - fixed.y) * part,
        };
        this.zoom = next;
        this.apply();
    }

    /**
     * Glides there; at once where nothing may move.
     * @param {number} zoom @param {{x: number, y: number}} [centre]
     */
    glide(zoom, centre = this.centre) {
        cancelAnimationFrame(this.frame);
        const goal = Math.max(1, Math.min(MOST, zoom)),
            from = { zoom: this.zoom, ...this.centre };
        const begin = performance.now(),
            time = this.still() ? 0 : 260;
        const step = () => {
            const part = time ? Math.min(1, (performance.now() - begin) / time) : 1;
            const eased = 1 - (1 - part) ** 3;
            this.zoom = from.zoom * (goal / from.zoom) ** eased;
            this.centre = {
                x: from.x + (centre.x - from.x) * eased,
                y: from.y + (centre.y - from.y) * eased,
            };
            this.apply();
            if (part < 1) this.frame = requestAnimationFrame(step);
        };
        step();
    }

    whole() {
        this.glide(1, this.middle);
    }

    /**
     * Goes to what is asked about where all of the map would be too small, and back to all of it.
     * @param {string[]} provinces none: back
     */
    focusOn(provinces) {
        const whole = this.whole1();
        if (!provinces.length || whole >= this.land.roomy) {
            if (this.led) this.whole();
            this.led = false;
            return;
        }
        const ring = provinces.flatMap(this.land.outline);
        const xs = ring.map(([x]) => x),
            ys = ring.map(([, y]) => y);
        const [left, right] = [Math.min(...xs) - 50, Math.max(...xs) + 50],
            [top, bottom] = [Math.min(...ys) - 50, Math.max(...ys) + 50];
        const { w, h } = this.free();
        const scale = Math.min(this.land.close, w / (right - left), h / (bottom - top));
        this.led = true;
        this.glide(scale / whole, { x: (left + right) / 2, y: (top + bottom) / 2 });
    }

    /** Brings a board place into sight if it is not. @param {number} x @param {number} y */
    reveal(x, y) {
        const { w, h } = this.free();
        const margin = 60;
        const off =
            Math.abs(x - this.centre.x) > w / this.scale / 2 - margin ||
            Math.abs(y - this.centre.y) > h / this.scale / 2 - margin;
        if (off && this.zoom > 1) this.glide(this.zoom, { x, y });
    }

    /* ---- Hands ------------------------------------------------------------------------------- */

    /** @param {WheelEvent} event */
    wheel(event) {
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
        this.setZoom(
            this.zoom * Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)),
            this.at(event.clientX, event.clientY),
        );
    }

    /** @param {PointerEvent} event */
    down(event) {
        cancelAnimationFrame(this.frame);
        if (this.pointers.size === 0) this.dragged = false;
        this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        this.start = { x: event.clientX, y: event.clientY };
    }

    /** @param {PointerEvent} event */
    move(event) {
        const last = this.pointers.get(event.pointerId);
        if (!last || this.busy) return;
        const now = { x: event.clientX, y: event.clientY };
        if (this.pointers.size >= 2) this.pinch(event.pointerId, last, now);
        else {
            if (
                !this.dragged &&
                Math.hypot(now.x - (this.start?.x ?? 0), now.y - (this.start?.y ?? 0)) < SLIP
            )
                return;
            if (!this.dragged) this.svg.setPointerCapture(event.pointerId);
            this.dragged = true;
            this.centre = {
                x: this.centre.x - (now.x - last.x) / this.scale,
                y: this.centre.y - (now.y - last.y) / this.scale,
            };
            this.apply();
        }
        this.pointers.set(event.pointerId, now);
    }

    /**
     * @param {number} id @param {{x: number, y: number}} last @param {{x: number, y: number}} now
     */
    pinch(id, last, now) {
        const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1];
        if (!other) return;
        this.dragged = true;
        const before = Math.hypot(last.x - other.x, last.y - other.y),
            after = Math.hypot(now.x - other.x, now.y - other.y);
        if (before > 0)
            this.setZoom(
                (this.zoom * after) / before,
                this.at((now.x + other.x) / 2, (now.y + other.y) / 2),
            );
    }

    /** @param {MouseEvent} event */
    doubled(event) {
        if (event.target instanceof Element && event.target.closest(this.land.pieces)) return;
        if (this.zoom > MOST * 0.6) this.whole();
        else this.glide(this.zoom * 2.2, this.at(event.clientX, event.clientY));
    }
}

/**
 * Where the middle of a window of a size may be on a line that begins somewhere and has a length.
 * @param {number} middle @param {number} size @param {number} begin @param {number} length
 */
function hold(middle, size, begin, length) {
    if (size >= length) return begin + length / 2;
    return Math.max(begin + size / 2, Math.min(begin + length - size / 2, middle));
}

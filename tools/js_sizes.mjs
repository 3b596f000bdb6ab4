/*
 * Measures the functions of the page: node tools/js_sizes.mjs TYPESCRIPT FILE... prints one line for
 * each function, its length from the first line to the last, and where it stands. A function is what
 * has a name: a declaration, a method, or an arrow that is given to a constant or a property; a
 * nameless one counts with the function around it, and for itself if it is longer than 30 lines.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const [library, ...files] = process.argv.slice(2);
const ts = createRequire(import.meta.url)(resolve(library));
const LONG = 30;

/** The name a function goes by, or null. */
function nameOf(node) {
    if (ts.isConstructorDeclaration(node)) return 'constructor';
    if (node.name) return node.name.getText();
    const { parent } = node;
    const named = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
    return named ? parent.name.getText() : null;
}

function measure(file) {
    const source = ts.createSourceFile(
        file,
        readFileSync(file, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
    );
    const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
    const visit = (node) => {
        if (ts.isFunctionLike(node) && node.body) {
            const first = lineOf(node.getStart(source));
            const lines = lineOf(node.end) - first + 1;
            const name = nameOf(node);
            if (name !== null || lines > LONG)
                console.log(`${lines} ${file}:${first} ${name ?? '(nameless)'}`);
        }
        ts.forEachChild(node, visit);
    };
    visit(source);
}

for (const file of files) measure(file);

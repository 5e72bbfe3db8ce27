import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from 'esbuild';

/**
 * Our own modules, compiled once and run as often as wanted, as Jest does it: each set of them has its own
 * module state, but for the engine, which has none. Packages are loaded once, as ES modules where they are
 * some, which Jest cannot do.
 */
export class FreshModules {
  #compiled = new Map();
  #packages = new Map();
  #resolved = new Map();
  /** Pure and without mutants here, and its tables take most of the time of loading the server: loaded once. */
  #engineFolder = path.resolve('lib/nutriai/engine') + path.sep;
  #engine = new Map();
  #requirePackage = createRequire(path.resolve('package.json'));

  /** Compiles what these files need, and loads the packages of it. */
  async prepare(files) {
    const seen = new Set();
    const left = files.map((file) => path.resolve(file));
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (seen.has(file) || file.endsWith('.json')) continue;
      seen.add(file);
      for (const specifier of this.#compile(file).needs) {
        const own = this.#resolve(specifier, file);
        if (own) left.push(own);
        else await this.#load(specifier);
      }
    }
  }

  /**
   * A set of modules.
   * @param {object} jest what its tests find under this name; gets `resetModules` and `requireActual` of this set
   * @param {Record<string, object>} replaced what these modules get instead of packages
   */
  open(jest, replaced = {}) {
    const modules = new Map();
    const requireFrom = (from) => {
      const require = (specifier) => {
        const file = this.#resolve(specifier, from);
        if (file) return run(file);
        return replaced[specifier] ?? this.#packages.get(specifier) ?? this.#requirePackage(specifier);
      };
      return Object.assign(require, { resolve: (specifier) => this.#requirePackage.resolve(specifier) });
    };
    const run = (file) => {
      const loaded = file.startsWith(this.#engineFolder) ? this.#engine : modules;
      const known = loaded.get(file);
      if (known) return known.exports;
      const made = { exports: {} };
      loaded.set(file, made);
      if (file.endsWith('.json')) {
        made.exports = JSON.parse(readFileSync(file, 'utf8'));
        return made.exports;
      }
      const require = requireFrom(file);
      const importLater = async (specifier) =>
        this.#resolve(specifier, file) ? namespaceOf(require(specifier)) : import(specifier);
      this.#compile(file).start({ require, made, importLater, jest });
      return made.exports;
    };
    Object.assign(jest, {
      resetModules: () => {
        modules.clear();
        forgetRequired();
      },
      requireActual: (specifier) => this.#requirePackage(specifier),
    });
    return { run: (file) => run(path.resolve(file)) };
  }

  async #load(specifier) {
    if (this.#packages.has(specifier)) return;
    try {
      this.#packages.set(specifier, namespaceOf(await import(specifier)));
    } catch (error) {
      // Packages that were made for `require` alone (parts of Next) are required when they are needed.
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }

  #resolve(specifier, from) {
    const key = `${path.dirname(from)} ${specifier}`;
    if (!this.#resolved.has(key)) this.#resolved.set(key, this.#find(specifier, from));
    return this.#resolved.get(key);
  }

  #find(specifier, from) {
    if (specifier === 'server-only') return path.resolve('jest.server-only.ts');
    if (!/^(?:\.{1,2}\/|\/|@\/)/.test(specifier)) return undefined;
    const wanted = specifier.startsWith('@/')
      ? path.resolve(specifier.slice(2))
      : path.resolve(path.dirname(from), specifier);
    const found = ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => `${wanted}${ending}`)
      .find((file) => existsSync(file) && statSync(file).isFile());
    if (!found) throw new Error(`${from} needs "${specifier}", which is not there.`);
    return found;
  }

  #compile(file) {
    const known = this.#compiled.get(file);
    if (known) return known;
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      sourcefile: file,
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: false,
    });
    const needs = [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, specifier]) => specifier);
    const text = code.replaceAll(/\bimport\(/g, '__importLater(');
    const script = new vm.Script(
      `(function (require, module, exports, __importLater, jest, __filename, __dirname) {${text}\n})`,
      { filename: file },
    );
    const call = script.runInThisContext();
    const start = ({ require, made, importLater, jest }) =>
      call(require, made, made.exports, importLater, jest, file, path.dirname(file));
    const compiled = { start, needs };
    this.#compiled.set(file, compiled);
    return compiled;
  }
}

/** Marked as a module, so that compiled code takes its default export for one. */
function namespaceOf(module) {
  return module.__esModule ? module : Object.assign(Object.create(null), module, { __esModule: true });
}

/** What was loaded by `require` alone, files that a test has written among it, is loaded anew. */
function forgetRequired() {
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (!file.endsWith('.node')) delete cache[file];
}

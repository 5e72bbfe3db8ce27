/**
 * What runs in the solver's worker, as source text: it is neither compiled nor bundled, so that it works
 * alike in Next's server, in compiled programs and in tests. A file of its own would have to be found again
 * after bundling; text needs only `highs` in node_modules, which the worker resolves from the folder of the
 * program (`workerData.root`). Plain arrays go in and come out.
 */
export const workerSource = `
'use strict';
const { createRequire } = require('node:module');
const { parentPort, workerData } = require('node:worker_threads');
const loadHighs = createRequire(workerData.root + '/package.json')('highs');
const loaded = loadHighs();

const optimal = 7;
const withSolution = new Set([optimal, 11, 12, 13, 14, 16, 17]);

function run(highs, { model, options }) {
  const source = {
    numCols: model.colCost.length,
    numRows: model.rowLower.length,
    sense: model.maximise ? highs.constants.objectiveSense.maximize : highs.constants.objectiveSense.minimize,
    offset: model.offset,
    colCost: model.colCost,
    colLower: model.colLower,
    colUpper: model.colUpper,
    integrality: model.integrality,
    rowLower: model.rowLower,
    rowUpper: model.rowUpper,
    matrix: {
      format: 'csr',
      numRows: model.rowLower.length,
      numCols: model.colCost.length,
      starts: model.starts,
      indices: model.indices,
      values: model.values,
    },
  };
  return highs.withModel(source, (instance) => {
    instance.options.set({ output_flag: false, ...options });
    instance.run();
    const status = instance.getModelStatus();
    const feasible = Number(instance.info.get('primal_solution_status')) === 2;
    if (!withSolution.has(status) || !feasible) return { status: 'infeasible', objective: 0, gap: 1, values: [] };
    const whole = model.integrality.some((each) => each === 1);
    return {
      status: status === optimal ? 'optimal' : 'limit',
      objective: instance.getObjectiveValue(),
      gap: whole ? Number(instance.info.get('mip_gap')) : 0,
      values: Array.from(instance.getSolution().colValue),
    };
  });
}

parentPort.on('message', (job) => {
  loaded
    .then((highs) => ({ solution: run(highs, job), memoryBytes: highs.memoryBytes }))
    .catch((error) => ({ error: String(error && error.message ? error.message : error) }))
    .then((answer) => parentPort.postMessage(answer));
});
`;

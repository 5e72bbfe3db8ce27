import { ModelBuilder } from './linear-model';

it('is empty at first', () => {
  expect(new ModelBuilder().build({ maximise: false })).toEqual({
    maximise: false,
    offset: 0,
    colCost: [],
    colLower: [],
    colUpper: [],
    integrality: [],
    rowLower: [],
    rowUpper: [],
    starts: [0],
    indices: [],
    values: [],
  });
});

it('has columns from nothing upwards, unless they say otherwise', () => {
  const model = new ModelBuilder();
  expect([model.column(), model.column({ cost: 2, lower: -1, upper: 3, integer: true })]).toEqual([0, 1]);
  expect(model.build({ maximise: true, offset: 7 })).toMatchObject({
    maximise: true,
    offset: 7,
    colCost: [0, 2],
    colLower: [0, -1],
    colUpper: [Infinity, 3],
    integrality: [0, 1],
  });
});

it('has its rows one after the other', () => {
  const model = new ModelBuilder();
  const [x, y, z] = [model.column(), model.column(), model.column()];
  model.row(1, 2, [
    [x, 3],
    [z, 4],
  ]);
  model.row(-Infinity, 5, [[y, 6]]);
  expect(model.build({ maximise: false })).toMatchObject({
    rowLower: [1, -Infinity],
    rowUpper: [2, 5],
    starts: [0, 2, 3],
    indices: [x, z, y],
    values: [3, 4, 6],
  });
});

it('adds up what a row says of one column, and leaves out what comes to nothing', () => {
  const model = new ModelBuilder();
  const [x, y] = [model.column(), model.column()];
  model.row(0, 9, [
    [x, 3],
    [y, 1],
    [x, 4],
    [y, -1],
  ]);
  model.row(0, 9, [[y, 0]]);
  model.row(0, 9, []);
  expect(model.build({ maximise: false })).toMatchObject({
    rowLower: [0],
    rowUpper: [9],
    starts: [0, 1],
    indices: [x],
    values: [7],
  });
});

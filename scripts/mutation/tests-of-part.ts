declare const mutationTests: readonly string[];

/** All tests of a part as one file: Jest needs longer to set a file up than most of its tests take. */
for (const file of mutationTests) {
  describe(file, () => {
    jest.requireActual(`../../${file}`);
  });
}

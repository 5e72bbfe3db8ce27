/**
 * A component that logs an error or a warning is broken in a way that nobody would see: every test fails on
 * the first one it did not expect (a test that provokes one spies on the console itself).
 */
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    original(...args);
    throw new Error(`unexpected console.${level}: ${String(args[0])}`);
  });
}

// jsdom has <dialog> but not the modal methods (https://github.com/jsdom/jsdom/issues/3294).
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** @jest-environment jsdom */
import { FakeBroadcastChannel, installBroadcastChannel } from './testing/fake-channel';
import { resetBrowser } from './testing/open-tab';
import { answerOtherTabs, forgetRemembering, maySessionContinue, rememberSession } from './remember-me';

beforeEach(() => {
  resetBrowser();
  installBroadcastChannel();
});

/** What a new tab has: the shared local storage, a session storage of its own. */
function openNewTab(): void {
  sessionStorage.clear();
}

it('keeps a ticked session over a new run of the browser, without asking anybody', async () => {
  rememberSession(true);
  openNewTab();
  await expect(maySessionContinue()).resolves.toBe(true);
  expect(FakeBroadcastChannel.open).toHaveLength(0);
});

it('keeps an unticked session over a reload of its tab', async () => {
  rememberSession(false);
  await expect(maySessionContinue()).resolves.toBe(true);
});

it('keeps tokens whose choice is not known, as the specification does', async () => {
  await expect(maySessionContinue()).resolves.toBe(true);
});

it('ends an unticked session in a new run, 150 ms after nobody has answered', async () => {
  rememberSession(false);
  openNewTab();
  const outcome = jest.fn();
  void maySessionContinue().then(outcome);
  await jest.advanceTimersByTimeAsync(149);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(false);
  expect(FakeBroadcastChannel.open).toHaveLength(0);
});

it('keeps a new tab of a living run signed in, and makes it one that answers', async () => {
  rememberSession(false);
  openNewTab();
  const olderTab = new FakeBroadcastChannel('browser-run');
  olderTab.onmessage = () => olderTab.postMessage('it is');
  const outcome = maySessionContinue();
  await jest.advanceTimersByTimeAsync(10);
  await expect(outcome).resolves.toBe(true);
  olderTab.close();
  // The older tab is gone; the new one carries the mark now.
  await expect(maySessionContinue()).resolves.toBe(true);
});

it('answers another tab only with the mark: two tabs that start together cannot confirm each other', async () => {
  rememberSession(false);
  openNewTab();
  const stopAnswering = answerOtherTabs();
  const outcomes = Promise.all([maySessionContinue(), maySessionContinue()]);
  await jest.advanceTimersByTimeAsync(150);
  await expect(outcomes).resolves.toEqual([false, false]);
  stopAnswering();
});

it('answers for as long as the page lives', async () => {
  rememberSession(false);
  const stopAnswering = answerOtherTabs();
  const heard = jest.fn();
  const newTab = new FakeBroadcastChannel('browser-run');
  newTab.onmessage = ({ data }) => heard(data);
  newTab.postMessage('is this browser run alive?');
  newTab.postMessage('something else');
  await jest.advanceTimersByTimeAsync(10);
  expect(heard.mock.calls).toEqual([['it is']]);
  stopAnswering();
  newTab.postMessage('is this browser run alive?');
  await jest.advanceTimersByTimeAsync(10);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is not kept by an answer that comes after the wait', async () => {
  rememberSession(false);
  openNewTab();
  const busyTab = new FakeBroadcastChannel('browser-run');
  busyTab.onmessage = () => setTimeout(() => busyTab.postMessage('it is'), 200);
  const outcome = maySessionContinue();
  await jest.advanceTimersByTimeAsync(500);
  await expect(outcome).resolves.toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

it('forgets the choice and the mark at sign-out', () => {
  rememberSession(false);
  forgetRemembering();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('takes a browser without BroadcastChannel for one with a single tab', async () => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  rememberSession(false);
  answerOtherTabs()();
  openNewTab();
  await expect(maySessionContinue()).resolves.toBe(false);
});

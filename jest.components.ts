import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a test waits for comes later on a busy machine; how soon it comes is not what it asks.
configure({ asyncUtilTimeout: 10_000 });

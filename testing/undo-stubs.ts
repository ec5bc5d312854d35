import { afterAll, vi } from "vitest";

// Test files of one process share its globals: what one has replaced by a stub is there again for the next.
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

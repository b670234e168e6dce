import {vi} from 'vitest'

// Before each test file of a process that runs several: what the file before it has replaced or kept in a module is gone.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()

export { type CircuitBreaker, CircuitOpenError, type CircuitState, createCircuitBreaker } from './circuit-breaker';

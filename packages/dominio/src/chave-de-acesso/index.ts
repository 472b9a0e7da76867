export * from './contrato.ts'
export * from './webauthn.ts'

export * from './consentimentos.ts'
export * from './contrato.ts'
export * from './esquema.ts'
export * from './uniao.ts'

/** Loaded only for who may do something about it. */
export const carregarAvisoDaAssinatura = async () => (await import('./aviso-da-assinatura.tsx')).AvisoDaAssinatura

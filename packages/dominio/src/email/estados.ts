export const ESTADOS_DA_MENSAGEM = ['PENDENTE', 'ENVIANDO', 'ENVIADA', 'CAPTURADA', 'FALHOU'] as const
export type EstadoDaMensagem = (typeof ESTADOS_DA_MENSAGEM)[number]

export const ROTULOS_DA_MENSAGEM: Readonly<Record<EstadoDaMensagem, string>> = {
  PENDENTE: 'Na fila',
  ENVIANDO: 'Enviando',
  ENVIADA: 'Enviada',
  CAPTURADA: 'Guardada aqui',
  FALHOU: 'Não enviada',
}

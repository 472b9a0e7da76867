/** One publication of the two texts that people accept together: the terms of use and the privacy policy. */
export interface VersaoDosTermos {
  versao: string
  /** Plain date from which it holds. */
  data: string
  /** What is different from the one before, for who accepted that one. */
  mudancas: readonly string[]
}

/** Every version, oldest first; the last one holds. A change of meaning is a new one, and the texts of those before stay. */
export const VERSOES_DOS_TERMOS = [
  { versao: '1.0', data: '2026-11-20', mudancas: ['Primeira versão.'] },
  {
    versao: '2.0',
    data: '2026-11-25',
    mudancas: [
      'A assinatura paga está descrita por inteiro: renovação, mudança de plano com valor proporcional, atraso, cancelamento e reembolso.',
      'O que acontece com os dados depois do cancelamento ganhou prazo e passo a passo, com a exportação garantida.',
      'Entraram o suporte, as cópias de segurança e o limite da nossa responsabilidade.',
      'A política de privacidade separa o que decidimos nós do que decide cada clínica, e diz com quem os dados são compartilhados em cada pagamento.',
      'Uma versão nova passa a pedir o seu aceite na entrada seguinte; consultar e exportar nunca dependem dele.',
    ],
  },
  {
    versao: '2.1',
    data: '2026-11-25',
    mudancas: [
      'O fim da conta não apaga nada sozinho: a eliminação é pedida por escrito, e a exportação continua aberta sem prazo.',
      'Laudos, documentos e notas fiscais assinados ficam inteiros; os 5 anos deles, das cobranças e dos consentimentos são o mínimo.',
    ],
  },
  {
    versao: '2.2',
    data: '2026-11-26',
    mudancas: [
      'A política diz o que espera no navegador além dos rascunhos: imagens, arquivos DICOM e clipes ainda não enviados, por quanto tempo e quem chega a eles.',
    ],
  },
] as const satisfies readonly VersaoDosTermos[]

/** The version that a sign-up accepts. */
export const VERSAO_DOS_TERMOS = '2.2' satisfies (typeof VERSOES_DOS_TERMOS)[number]['versao']

export const TERMOS_VIGENTES: VersaoDosTermos = VERSOES_DOS_TERMOS[VERSOES_DOS_TERMOS.length - 1] as VersaoDosTermos

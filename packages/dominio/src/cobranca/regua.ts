import type { Dia } from '../tempo/index.ts'

/** A letter of the ladder: `dias` after the due day, or before it when negative. */
export interface Passo {
  dias: number
  assunto: string
  mensagem: string
}

/** What the words of a step may name, and an example of each. */
export const VARIAVEIS_DA_COBRANCA = {
  nome: 'Clínica Aurora',
  empresa: 'Imagem Vet',
  conta: 'Fechamento nº 12',
  valor: 'R$ 704,62',
  vencimento: '10/12/2026',
  atraso: '3 dias',
} as const
export type VariavelDaCobranca = keyof typeof VARIAVEIS_DA_COBRANCA

const MARCA = /\{([^{}]*)\}/g
const conhecida = (nome: string): nome is VariavelDaCobranca => Object.hasOwn(VARIAVEIS_DA_COBRANCA, nome)

/** Names between braces that mean nothing, in the order in which they appear. */
export const variaveisDesconhecidas = (texto: string): string[] =>
  [...texto.matchAll(MARCA)].map(([, nome = '']) => nome.trim()).filter((nome) => !conhecida(nome))

/** The words with their names filled in; what is not a name stays as it was typed. */
export const preencherCobranca = (texto: string, valores: Readonly<Record<VariavelDaCobranca, string>>): string =>
  texto.replaceAll(MARCA, (inteiro, nome: string) => {
    const limpo = nome.trim()
    return conhecida(limpo) ? valores[limpo] : inteiro
  })

export const PRIMEIRO_PASSO = -30
export const ULTIMO_PASSO = 180
export const MAXIMO_DE_PASSOS = 12

/** What a company starts from; nothing is sent until it turns the ladder on. */
export const PASSOS_PADRAO: readonly Passo[] = [
  {
    dias: -3,
    assunto: 'Vence em {vencimento}: {conta}',
    mensagem:
      'Lembramos que a cobrança “{conta}”, de {valor}, vence em {vencimento}.\n\nSe já está programado, não é preciso fazer nada.',
  },
  {
    dias: 0,
    assunto: 'Vence hoje: {conta}',
    mensagem: 'A cobrança “{conta}”, de {valor}, vence hoje.\n\nSe já pagou, desconsidere este aviso.',
  },
  {
    dias: 3,
    assunto: 'Em aberto: {conta}',
    mensagem:
      'Ainda não identificamos o pagamento da cobrança “{conta}”, de {valor}, que venceu em {vencimento}.\n\nSe já pagou, desconsidere este aviso.',
  },
  {
    dias: 10,
    assunto: '{conta} está em atraso há {atraso}',
    mensagem:
      'A cobrança “{conta}”, de {valor}, está em aberto há {atraso}.\n\nSe houver algum problema com a cobrança, fale conosco: queremos resolver.',
  },
  {
    dias: 20,
    assunto: 'Precisamos falar sobre a cobrança “{conta}”',
    mensagem:
      'A cobrança “{conta}”, de {valor}, venceu em {vencimento} e continua em aberto.\n\nPodemos combinar uma forma de pagamento: procure a equipe de {empresa}.',
  },
]

/** Days in which a step that was missed still goes: later it would speak of another moment. */
const TOLERANCIA = 2

const atrasoEm = (vencimento: Dia, hoje: Dia) =>
  Temporal.PlainDate.from(vencimento).until(hoje, { largestUnit: 'days' }).days

/**
 * The step that a title waits for today, given those that went for this due day; null when none is. Of several that are late only
 * the last goes, and none that comes before one that went.
 */
export function passoDeHoje(
  passos: readonly Passo[],
  { vencimento, hoje, enviados }: { vencimento: Dia; hoje: Dia; enviados: readonly number[] },
): Passo | null {
  const atraso = atrasoEm(vencimento, hoje)
  const ultimo = Math.max(...enviados, Number.NEGATIVE_INFINITY)
  const devidos = passos
    .filter(({ dias }) => dias <= atraso && atraso - dias <= TOLERANCIA && dias > ultimo)
    // A reminder that it will fall due says nothing once it did.
    .filter(({ dias }) => dias >= 0 || atraso < 0)
  return devidos.toSorted((a, b) => b.dias - a.dias)[0] ?? null
}

/** Due days of the titles that some step may speak of today. */
export function vencimentosACobrar(passos: readonly Passo[], hoje: Dia): Dia[] {
  const dia = Temporal.PlainDate.from(hoje)
  const desde = Array.from({ length: TOLERANCIA + 1 }, (_, tarde) => tarde)
  return [
    ...new Set(passos.flatMap(({ dias: n }) => desde.map((tarde) => dia.subtract({ days: n + tarde }).toString()))),
  ]
}

/** The next step of a title that goes on unpaid, and its day; null when there is none left. */
export function proximoPasso(
  passos: readonly Passo[],
  { vencimento, hoje, enviados }: { vencimento: Dia; hoje: Dia; enviados: readonly number[] },
): { dias: number; dia: Dia } | null {
  const agora = passoDeHoje(passos, { vencimento, hoje, enviados })
  const proximo =
    agora ?? passos.filter(({ dias }) => dias > atrasoEm(vencimento, hoje)).toSorted((a, b) => a.dias - b.dias)[0]
  if (proximo === undefined) return null
  const dia = agora === null ? Temporal.PlainDate.from(vencimento).add({ days: proximo.dias }).toString() : hoje
  return { dias: proximo.dias, dia }
}

/** "1 dia", "3 dias"; before the due day there is no delay to tell. */
export const atrasoDe = (dias: number): string => emDias(Math.max(0, dias))

const emDias = (n: number) => (n === 1 ? '1 dia' : `${n} dias`)

/** How late it is, in words. */
export const atrasoEmPalavras = (vencimento: Dia, hoje: Dia): string => atrasoDe(atrasoEm(vencimento, hoje))

/** "3 dias antes do vencimento", "no vencimento", "10 dias depois do vencimento". */
export function momentoDoPasso(quando: number): string {
  if (quando === 0) return 'no vencimento'
  return quando < 0 ? `${emDias(-quando)} antes do vencimento` : `${emDias(quando)} depois do vencimento`
}

/** What a letter about an account says when nobody wrote anything else. */
export const mensagemDaConta = ({
  conta,
  valor,
  vencimento,
}: Record<'conta' | 'valor' | 'vencimento', string>): string =>
  `Segue a cobrança de ${conta}, de ${valor}, com vencimento em ${vencimento}.\n\nO PDF vai anexo.`

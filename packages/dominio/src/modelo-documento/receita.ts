import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'

/** Printed on every prescription and said before one is issued. */
export const AVISO_DE_CONTROLADOS =
  'Receita simples: não vale para medicamentos sujeitos a controle especial, que este sistema não emite.'

// Latin and pharmacy shorthand. Units of mass and volume are not abbreviations.
const ABREVIATURAS: Readonly<Record<string, string>> = {
  vo: 'via oral',
  sc: 'via subcutânea',
  im: 'via intramuscular',
  iv: 'via intravenosa',
  ev: 'via intravenosa',
  sid: 'uma vez ao dia',
  bid: 'a cada doze horas',
  tid: 'a cada oito horas',
  qid: 'a cada seis horas',
  qod: 'em dias alternados',
  prn: 'se necessário',
  cp: 'comprimido',
  cps: 'comprimidos',
  comp: 'comprimido',
  caps: 'cápsula',
  amp: 'ampola',
  gt: 'gota',
  gts: 'gotas',
  fr: 'frasco',
  cx: 'caixa',
  sol: 'solução',
  susp: 'suspensão',
  inj: 'injetável',
  pom: 'pomada',
  qsp: 'quantidade suficiente para',
}

/** `8/8h`, `q12h`, `12h`: hours are written in words. */
const HORAS = /(^|\s)(q\d{1,2}h|\d{1,2}\/\d{1,2} ?h|\d{1,2} ?h)(?=$|[\s.,;])/i

/** The first abbreviation in a line of a prescription and how to write it, or null: Res. CFMV 1.321/2020 asks for none. */
export function abreviaturaEm(texto: string): { escrita: string; porExtenso: string } | null {
  const horas = HORAS.exec(texto)?.[2]
  if (horas !== undefined) return { escrita: horas, porExtenso: 'a cada … horas' }
  for (const palavra of texto.split(/[\s.,;()/+]+/)) {
    const chave = palavra.toLowerCase()
    const porExtenso = Object.hasOwn(ABREVIATURAS, chave) ? ABREVIATURAS[chave] : undefined
    if (porExtenso !== undefined) return { escrita: palavra, porExtenso }
  }
  return null
}

const porExtenso = (maximo: number) =>
  linha(maximo).check((contexto) => {
    const achada = abreviaturaEm(contexto.value)
    if (achada === null) return
    const message = `Escreva por extenso: “${achada.porExtenso}” em vez de “${achada.escrita}”.`
    contexto.issues.push({ code: 'custom', message, input: contexto.value })
  })

/** One medicine of a prescription, everything in words. */
export const produtoDaReceita = z.object({
  nome: linha(120),
  concentracao: linha(80),
  forma: porExtenso(80),
  quantidade: porExtenso(80),
  dose: porExtenso(120),
  via: porExtenso(60),
  frequencia: porExtenso(80),
  duracao: porExtenso(80),
})
export type ProdutoDaReceita = z.output<typeof produtoDaReceita>

export const ROTULOS_DO_PRODUTO: Readonly<Record<keyof ProdutoDaReceita, string>> = {
  nome: 'Produto',
  concentracao: 'Concentração',
  forma: 'Forma farmacêutica',
  quantidade: 'Quantidade',
  dose: 'Dose',
  via: 'Via de administração',
  frequencia: 'Frequência',
  duracao: 'Duração',
}

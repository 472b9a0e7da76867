import type { Orgao } from '../../orgaos/index.ts'
import { frases, oracoes } from './leitor.ts'
import { ALTERACAO } from './vocabulario.ts'

/** Said of an organ in a clause that may leave its name out ("Ausentes.", "Não visibilizado (paciente castrada)."). */
const NAO_ESTA = [
  /\bausentes?\b/,
  /\bausencia (?:compativel|anatomica|cirurgica|congenita|por |devid|apos )/,
  /\bnao se aplicam?\b/,
  /\bnao (?:possui|tem)\b/,
  /\b(?:retirad|removid|extirpad|ablac)\w*/,
  /\b(?:ovario-?(?:salpingo-?)?histerectomi|orquiectomi|orquidectomi|nefrectomi|esplenectomi|ooforectomi)\w*/,
  // A participle with nothing after it that could be what was not seen.
  /\bnao (?:foi |foram |e |sao )?(?:visibiliz|visualiz|identific|caracteriz|observ|individualiz|localiz|encontr|evidenci)\w*(?= ?(?:$|[,;()]| (?:em|por|devido|no|na|ao|durante|neste|nesta|compative|pelo|pela|conforme|apos|paciente|animal)\b))/,
]

/** What neutering left is described in the organ's place; of an ovariectomy, the uterus. */
const SOBRA = /\b(?:cotos?|remanescentes?|ovariectomi\w*)\b/

/** Nothing but who the patient is. */
const SO_O_PACIENTE = /^\(?(?:(?:paciente|animal|femea|macho|cadela|gata|gato|cao) )?(?:previamente )?castrad[oa]s?\)?$/

const ALTERACAO_QUALQUER = new RegExp(
  String.raw`${ALTERACAO.source}|\b(?:alterac|vesiculas? gestac|conteudo|fluxo|sina(?:l|is))\w*`,
)

/** "ausência de útero", "não se observa o útero": what is missing is named after. */
const faltaDe = ({ termos }: Orgao) =>
  new RegExp(
    String.raw`\b(?:ausencia d[aeo]s?|sem|nao (?:se |ha |foi |foram )?(?:visibiliz|visualiz|identific|caracteriz|observ|individualiz|localiz|encontr|evidenci)?\w*) (?:[oa]s? |d[aeo]s? )?(?:\w+ (?:e \w+ )?)?(?:${termos.join('|')})\w*`,
  )

/** Whether a clause says that the organ is not there or was not seen: "ausência de cistos" says it of the cysts. */
function oracaoDaAusencia(oracao: string, orgao: Orgao): boolean {
  if (SO_O_PACIENTE.test(oracao) || faltaDe(orgao).test(oracao)) return true
  return NAO_ESTA.some((padrao) => {
    const achado = padrao.exec(oracao)
    return achado !== null && !ALTERACAO_QUALQUER.test(oracao.slice(0, achado.index))
  })
}

/** Whether a text, of which `orgao` is the subject, says that it is absent or tells what is left of it. */
export const dizAusente = (texto: string, orgao: Orgao): boolean =>
  oracoes(texto).some((oracao) => SOBRA.test(oracao) || oracaoDaAusencia(oracao, orgao))

const menciona = (frase: string, { termos }: Orgao): boolean =>
  termos.some((termo) => new RegExp(String.raw`\b${termo}`).test(frase))

/** Whether a text has a sentence about the organ that does not say that it is absent. */
export const dizPresente = (texto: string, orgao: Orgao): boolean =>
  frases(texto).some((frase) => menciona(frase, orgao) && !oracoes(frase).some((o) => oracaoDaAusencia(o, orgao)))

import { normalizarTelefone } from '../formatos/index.ts'
import { lido, recusado, textoDaCelula, type Leitor } from './celula.ts'
import type { Contato, PrecoDe } from './listas.ts'
import { lerDinheiro } from './valores.ts'

/* Reads the lists that `listas.ts` writes. Apart from it: every list of a registry writes them, and only an import reads them. */

const partir = (linha: string): [string, ...string[]] => {
  const [primeira = '', ...outras] = linha
    .split(/(?<!\\)\|/)
    .map((parte) => parte.replaceAll(String.raw`\|`, '|').trim())
  return [primeira, ...outras]
}

const itensDe = (celula: Parameters<Leitor>[0]) =>
  textoDaCelula(celula)
    .split(/\r?\n/)
    .filter((linha) => linha.trim() !== '')
    .map(partir)

export const lerNomes: Leitor<string[]> = (celula) => lido(itensDe(celula).map((partes) => partes.join(' | ')))

/** `Ultrassom abdominal | 150,00` */
export const lerPrecos: Leitor<PrecoDe[]> = (celula) => {
  const precos: PrecoDe[] = []
  for (const [nome, preco, ...sobra] of itensDe(celula)) {
    const { valor } = preco === undefined || sobra.length > 0 ? {} : lerDinheiro(preco)
    if (valor === undefined) return recusado(`Escreva o nome e o preço de cada um, como “${nome} | 150,00”.`)
    precos.push({ nome, centavos: valor })
  }
  return lido(precos)
}

const RECEBE = /^recebe (laudos)?(?: e )?(cobran[cç]as)?$/i

/** After the name, each part is told by what it looks like, so that what is missing needs no empty place. */
export const lerContatos: Leitor<Contato[]> = (celula) => {
  const contatos = itensDe(celula).map(([nome, ...partes]) => {
    const contato: Contato = {
      nome,
      papel: null,
      telefone: null,
      email: null,
      recebeLaudos: false,
      recebeCobrancas: false,
    }
    for (const parte of partes) {
      const [, laudos, cobrancas] = RECEBE.exec(parte) ?? []
      const telefone = normalizarTelefone(parte)
      if (laudos !== undefined || cobrancas !== undefined) {
        contato.recebeLaudos = laudos !== undefined
        contato.recebeCobrancas = cobrancas !== undefined
      } else if (parte.includes('@')) contato.email = parte
      else if (telefone !== null) contato.telefone = telefone
      else if (contato.papel === null) contato.papel = parte
      else return parte
    }
    return contato
  })
  const estranha = contatos.find((contato) => typeof contato === 'string')
  return estranha === undefined
    ? lido(contatos.filter((contato) => typeof contato !== 'string'))
    : recusado(`Não entendemos “${estranha}”. Escreva como “Ana | Recepção | (11) 91234-5678 | recebe laudos”.`)
}

/** A person of the registry: the name, and the document that tells them from others of the same name. */
export interface PessoaNomeada {
  nome: string
  documento: string | null
}

/** `Ana Prado | 529.982.247-25` */
export const lerPessoas: Leitor<PessoaNomeada[]> = (celula) =>
  lido(itensDe(celula).map(([nome, documento = null]) => ({ nome, documento })))

import type { Editor } from '@tiptap/react'
import { catalogoDoModelo, rotuloDaVariavel, variaveisDasSecoes, type EstruturaDoModelo } from '@vetlume/dominio/laudo'
import {
  problemasDoDocumento,
  problemasDoLaudo,
  variaveisDaEstrutura,
  type ConteudoDaVersao,
  type EstruturaDeTexto,
  type ModeloDeDocumento,
  type VariavelConhecida,
  type VersaoDoModelo,
} from '@vetlume/dominio/modelo-documento'
import { createContext, useContext } from 'react'
import { iguais } from '../../../lib/iguais.ts'
import { criarLojaDeEdicao } from '../../../lib/loja-de-edicao.ts'
import { criarLoja } from '../../../lib/loja.ts'
import { salvamentoNoNavegador } from '../../../lib/salvamento-no-navegador.ts'
import { Salvamento, type RascunhoLocal } from '../../../lib/salvamento.ts'
import { criarVezDoMotor, type MesaDeTexto } from '../../texto-rico/index.ts'
import { buscarVersao, salvarRascunho } from '../api.ts'
import { idDoTexto, indiceDaSecao } from './ids-dos-lugares.ts'

export const chaveDoRascunho = (versao: string) => `modelo:${versao}`

const conteudoDe = ({ laudo, texto }: VersaoDoModelo): ConteudoDaVersao => ({ laudo, texto })

function criarSalvamento(modelo: string, versao: VersaoDoModelo): Salvamento<ConteudoDaVersao> {
  const salva = (lida: VersaoDoModelo) => ({
    dados: conteudoDe(lida),
    versao: lida.revisao,
    alteradoEm: lida.alteradaEm ?? new Date().toISOString(),
  })
  return new Salvamento(
    {
      enviar: async (conteudo, revisao) => {
        const salvo = await salvarRascunho({ codigo: modelo, revisao, ...conteudo })
        return { versao: salvo.revisao, alteradoEm: salvo.alteradaEm }
      },
      buscar: async () => salva(await buscarVersao(modelo, versao.codigo)),
      ...salvamentoNoNavegador(chaveDoRascunho(versao.codigo)),
    },
    salva(versao),
  )
}

/** Every variable that this model may cite, with the name that people know it by. */
const variaveisDo = ({ laudo, texto }: ConteudoDaVersao, onde: string | null): VariavelConhecida[] =>
  texto === null ? variaveisDasSecoes(laudo?.secoes ?? [], onde) : variaveisDaEstrutura(texto)

/** In a model a variable has no value yet: its chip shows the name that people know it by. */
const rotuloDo = ({ laudo, texto }: ConteudoDaVersao, nome: string, onde: string | null) =>
  texto === null
    ? rotuloDaVariavel(nome, laudo?.secoes ?? [], onde)
    : variaveisDaEstrutura(texto).find((variavel) => variavel.nome === nome)?.rotulo

/** The section that a field of the draft is in, by its element or by its place; null outside of all. */
function secaoDoCampo({ laudo }: ConteudoDaVersao, campo: string): string | null {
  const secoes = laudo?.secoes ?? []
  const indice = indiceDaSecao(campo)
  const secao = indice === null ? secoes.find(({ id }) => idDoTexto(id) === campo) : secoes[indice]
  return secao?.id ?? null
}

/** By place and in the order of the screen; of several at one place, the first. */
function problemasDe(
  { laudo, texto }: ConteudoDaVersao,
  { tipo, sexo }: ModeloDeDocumento,
): ReadonlyMap<string, string> {
  const achados =
    laudo !== null ? problemasDoLaudo(laudo, sexo) : texto === null ? [] : problemasDoDocumento(texto, tipo)
  const porLugar = new Map<string, string>()
  for (const { caminho, mensagem } of achados) if (!porLugar.has(caminho)) porLugar.set(caminho, mensagem)
  return porLugar
}

/** Everything that the parts of the editor share while one draft is written. */
export function criarOficina(
  modelo: ModeloDeDocumento,
  versao: VersaoDoModelo,
  guardado: RascunhoLocal<ConteudoDaVersao> | null,
) {
  const salvamento = criarSalvamento(modelo.codigo, versao)
  const retomar = guardado !== null && !iguais(guardado.dados, conteudoDe(versao)) ? guardado : null
  const inicial = retomar?.dados ?? conteudoDe(versao)
  if (retomar !== null && retomar.versao === versao.revisao) salvamento.retomar(retomar.dados)
  else if (retomar !== null) salvamento.retomarEmConflito(retomar)
  const loja = criarLojaDeEdicao(inicial, (conteudo) => salvamento.mudar(conteudo))
  const variaveis = (campo: string) => variaveisDo(loja.ler(), secaoDoCampo(loja.ler(), campo))
  const vezDoMotor = criarVezDoMotor()
  vezDoMotor.chamar()
  const rotuloDe = (nome: string, campo: string) => rotuloDo(loja.ler(), nome, secaoDoCampo(loja.ler(), campo))
  const mesaDeTexto: MesaDeTexto = {
    vezDoMotor,
    campoAtivo: criarLoja<Editor | null>(null),
    campos: new Map(),
    desenhos: new Set(),
    valorDe: rotuloDe,
    rotuloDe,
    variaveis: (campo) => variaveis(campo).map(({ nome, rotulo }) => ({ nome, titulo: rotulo, valor: '' })),
    aoReceberArquivos: () => undefined,
  }
  return {
    modelo,
    versao,
    loja,
    salvamento,
    mesaDeTexto,
    retomado: retomar !== null,
    /** Those that the field at a place of the draft may cite. */
    variaveis,
    conferir: () => problemasDe(loja.ler(), modelo),
    problemas: criarLoja<ReadonlyMap<string, string>>(problemasDe(inicial, modelo)),
    /** Keys of the parts that are open. */
    abertas: criarLoja<ReadonlySet<string>>(new Set(inicial.laudo?.secoes.slice(0, 1).map(({ id }) => id))),
    catalogo: () => catalogoDoModelo(loja.ler().laudo),
    mudarLaudo: (f: (laudo: EstruturaDoModelo) => Partial<EstruturaDoModelo>) =>
      loja.mudar((atual) =>
        atual.laudo === null ? atual : { ...atual, laudo: { ...atual.laudo, ...f(atual.laudo) } },
      ),
    mudarTexto: (f: (texto: EstruturaDeTexto) => Partial<EstruturaDeTexto>) =>
      loja.mudar((atual) =>
        atual.texto === null ? atual : { ...atual, texto: { ...atual.texto, ...f(atual.texto) } },
      ),
  }
}
export type Oficina = ReturnType<typeof criarOficina>

export const ContextoDaOficina = createContext<Oficina | null>(null)

export function useOficina(): Oficina {
  const oficina = useContext(ContextoDaOficina)
  if (oficina === null) throw new Error('Parte do editor fora de um modelo')
  return oficina
}

/** What is wrong at a place of the draft, or undefined. */
export function useProblema(caminho: string): string | undefined {
  return useOficina().problemas.usar().get(caminho)
}

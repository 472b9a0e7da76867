import type { Editor } from '@tiptap/react'
import type { LaudoCompleto, Pendencia } from '@vetlume/dominio/laudo'
import {
  MAXIMO_DE_FIGURAS,
  catalogoDoModelo,
  manuaisDoConteudo,
  preencherCalculadas,
  rotuloDaVariavel,
  valoresDasVariaveis,
  variaveisDasSecoes,
} from '@vetlume/dominio/laudo'
import { createContext, useContext } from 'react'
import { criarLoja } from '../../../lib/loja.ts'
import { buscarLaudo, chaveDoRascunho, lembrarImagem, salvarLaudo } from '../api.ts'
import { emTurnos } from '../../../lib/em-turnos.ts'
import { iguais } from '../../../lib/iguais.ts'
import { criarLojaDeEdicao } from '../../../lib/loja-de-edicao.ts'
import type { Edicao } from '../edicao/mesclar.ts'
import { incluirImagem } from '../edicao/operacoes.ts'
import { Salvamento } from '../../../lib/salvamento.ts'
import type { DependenciasDoSalvamento, RascunhoLocal } from '../../../lib/salvamento.ts'
import { salvamentoNoNavegador } from '../../../lib/salvamento-no-navegador.ts'
import { criarFilaDeEnvios, IMAGENS_DO_EXAME, type Envio } from '../../../lib/fila-de-envios.ts'
import { criarVezDoMotor, type MesaDeTexto, type VariavelOferecida } from '../../texto-rico/index.ts'
import { avisar } from '../../../ui/avisar.ts'
import { criarResguardo } from '../imagens/resguardo.ts'
import { enviarDoExame, type Recebido } from '../imagens/enviar-do-exame.ts'
import { secaoDoTexto } from './id-do-texto.ts'

const LAUDO_CHEIO = `Este laudo já mostra ${MAXIMO_DE_FIGURAS} figuras. O que não coube está entre as imagens fora do laudo.`

const edicaoDe = ({ titulo, critico, conteudo }: LaudoCompleto): Edicao => ({ titulo, critico, conteudo })

/** A title in progress may be blank; the server needs one, and the previous is better than a refusal. */
function dependencias({ codigo, titulo: tituloInicial }: LaudoCompleto): DependenciasDoSalvamento<Edicao> {
  return {
    enviar: ({ titulo, critico, conteudo }, versao) =>
      salvarLaudo({ codigo, versao, titulo: titulo.trim() === '' ? tituloInicial : titulo, critico, conteudo }),
    buscar: async () => {
      const laudo = await buscarLaudo(codigo)
      return { dados: edicaoDe(laudo), versao: laudo.versao, alteradoEm: laudo.alteradoEm }
    },
    ...salvamentoNoNavegador(chaveDoRascunho(codigo)),
  }
}

function iniciarSalvamento(
  laudo: LaudoCompleto,
  rascunho: RascunhoLocal<Edicao> | null,
): { salvamento: Salvamento<Edicao>; inicial: Edicao; retomado: boolean } {
  const doServidor = edicaoDe(laudo)
  const salvamento = new Salvamento(dependencias(laudo), {
    dados: doServidor,
    versao: laudo.versao,
    alteradoEm: laudo.alteradoEm,
  })
  if (rascunho === null || iguais(rascunho.dados, doServidor))
    return { salvamento, inicial: doServidor, retomado: false }
  if (rascunho.versao === laudo.versao) salvamento.retomar(rascunho.dados)
  else salvamento.retomarEmConflito(rascunho)
  return { salvamento, inicial: rascunho.dados, retomado: true }
}

type Imagem = LaudoCompleto['imagens'][number]

/** The server knows the same bytes again: a file sent twice is one image. */
export const comEste = <I extends { arquivo: string }>(lista: I[], nova: I) =>
  lista.some(({ arquivo }) => arquivo === nova.arquivo) ? lista : [...lista, nova]

export type ParteDoPainel = 'imagens' | 'medidas' | 'conferencia'

/** Everything that the parts of the editor share while one laudo is written. */
export function criarBancada(laudo: LaudoCompleto, rascunho: RascunhoLocal<Edicao> | null) {
  const { codigo, paciente } = laudo
  const catalogo = catalogoDoModelo(laudo.modelo)
  const { salvamento, inicial, retomado } = iniciarSalvamento(laudo, rascunho)
  const loja = criarLojaDeEdicao(inicial, (edicao) => salvamento.mudar(edicao))
  const manuais = criarLoja<ReadonlySet<string>>(manuaisDoConteudo(inicial.conteudo, paciente.pesoGramas, catalogo))
  const disponiveis = criarLoja(laudo.imagens)
  const relatorios = criarLoja(laudo.relatorios)
  const envios = criarLoja<readonly Envio[]>([])

  const comCalculadas = (edicao: Edicao): Edicao => {
    const conteudo = preencherCalculadas(edicao.conteudo, paciente.pesoGramas, manuais.ler(), catalogo)
    return conteudo === edicao.conteudo ? edicao : { ...edicao, conteudo }
  }
  const mudar = (f: (edicao: Edicao) => Edicao) => loja.mudar((edicao) => comCalculadas(f(edicao)))

  /** Into the document, at the end. Answers whether all fitted. */
  const caber = (arquivos: readonly string[]): boolean => {
    mudar((edicao) => arquivos.reduce((antes, arquivo) => incluirImagem(arquivo)(antes), edicao))
    const mostradas = new Set(loja.ler().conteudo.imagens.map(({ arquivo }) => arquivo))
    return arquivos.every((arquivo) => mostradas.has(arquivo))
  }
  const incluir = (arquivos: readonly string[]) => {
    if (!caber(arquivos)) avisar.atencao(LAUDO_CHEIO)
  }

  let cheio = false
  const resguardo = criarResguardo(chaveDoRascunho(codigo), () => fila)
  const fila = criarFilaDeEnvios<Recebido>({
    resguardo,
    aceitos: IMAGENS_DO_EXAME,
    enviar: (arquivo, aoProgredir, sinal) => enviarDoExame(codigo, arquivo, { aoProgredir, sinal }),
    aoConcluir: ({ imagem, relatorio }, arquivo) => {
      if (relatorio !== undefined) relatorios.mudar((lista) => comEste(lista, relatorio))
      if (imagem === undefined) return
      // Of a DICOM and of a clip the screen shows what the server took out of it.
      if (imagem.dicom === null && imagem.clipe === null) lembrarImagem(codigo, imagem.arquivo, arquivo)
      disponiveis.mudar((lista) => comEste(lista, imagem))
      const coube = caber([imagem.arquivo])
      // Once: of a series, all that follow are left out too.
      if (!coube && !cheio) avisar.atencao(LAUDO_CHEIO)
      cheio ||= !coube
      // Its file is forgotten next: what shows it is kept first.
      salvamento.guardarAgora()
    },
    aoMudar: (lista) => envios.mudar(() => lista),
  })

  const valorDe: MesaDeTexto['valorDe'] = (nome, campo) => {
    const { conteudo } = loja.ler()
    return valoresDasVariaveis(laudo.variaveis, conteudo, catalogo)(secaoDoTexto(campo, conteudo))(nome)
  }
  const variaveis = (campo: string): VariavelOferecida[] => {
    const { conteudo } = loja.ler()
    return variaveisDasSecoes(conteudo.secoes, secaoDoTexto(campo, conteudo)).map(({ nome, rotulo }) => ({
      nome,
      titulo: rotulo,
      valor: valorDe(nome, campo) ?? null,
    }))
  }
  /** The rules are half of what the check needs: they come after the editor, which is what the person waits for. */
  const conferir = async (imagens: Imagem[]): Promise<Pendencia[]> => {
    const { verificarPorRegra } = await import('@vetlume/dominio/laudo/verificacao')
    const { conteudo, critico } = loja.ler()
    return emTurnos(verificarPorRegra({ ...laudo, conteudo, critico, imagens, relatorios: relatorios.ler() }))
  }
  const mesaDeTexto: MesaDeTexto = {
    campoAtivo: criarLoja<Editor | null>(null),
    campos: new Map(),
    desenhos: new Set(),
    valorDe,
    rotuloDe: (nome, campo) => {
      const { conteudo } = loja.ler()
      return rotuloDaVariavel(nome, conteudo.secoes, secaoDoTexto(campo, conteudo))
    },
    variaveis,
    vezDoMotor: criarVezDoMotor(),
    aoReceberArquivos: (arquivos) => fila.acrescentar(arquivos),
  }
  return {
    laudo,
    /** Our measures with those of the model. */
    catalogo,
    loja,
    salvamento,
    retomado,
    manuais,
    disponiveis,
    /** What machines measured, to be taken by the person. */
    relatorios,
    envios,
    fila,
    resguardo,
    mesaDeTexto,
    mudar,
    incluir,
    conferir,
    /** Null until the first check, and when its rules did not arrive. */
    pendencias: criarLoja<readonly Pendencia[] | null>(null),
    /** Where the person is: id of a section, `conclusao` or `imagens`. */
    lugar: criarLoja(inicial.conteudo.secoes[0]?.id ?? 'conclusao'),
    /** Goes to a place that was asked for before it was drawn. */
    irDepois: criarLoja<(() => void) | null>(null),
    painel: criarLoja<ParteDoPainel>('imagens'),
    /** What covers the page, on any screen. */
    janela: criarLoja<
      | 'assinar'
      | 'enviar'
      | 'atalhos'
      | 'previa'
      | 'secoes'
      | 'painel'
      | 'paciente'
      | 'anterior'
      | 'abreviaturas'
      | null
    >(null),
    /** Place in the document of the image in the viewer. */
    visor: criarLoja<number | null>(null),
  }
}

export type Bancada = ReturnType<typeof criarBancada>

export const ContextoDaBancada = createContext<Bancada | null>(null)

export function useBancada(): Bancada {
  const bancada = useContext(ContextoDaBancada)
  if (bancada === null) throw new Error('Parte do editor fora de um laudo')
  return bancada
}

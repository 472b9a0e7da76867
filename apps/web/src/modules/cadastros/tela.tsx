import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { BuscaDaqui } from '../../buscas.ts'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { listar } from '../../lib/listar.ts'
import type { ComDados } from '../../lib/primeiros-dados.ts'
import { useRegistroNaUrl, type RegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { Abas } from '../../ui/abas.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { primeiraPagina } from '../../ui/lista/primeira-pagina.ts'
import type { ListaProps } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { FichaACaminho } from './ficha-a-caminho.tsx'
import type { PartesDoRegistro } from './registro/definir-registro.tsx'
import { migalhasDa, tituloDoNovo, tituloDoUm, type CaminhoDeCadastro, type LinhaDe, type Tela } from './tipos.ts'
import { usePode } from '../../lib/use-pode.ts'
import { conteudo } from '../../ui/conteudo.tsx'

/** What stands over the list, or in its place. */
export interface VistaProps {
  /** "Nova raça", for who may write. */
  novo: ReactNode
  /** Search of the link that opens a record. */
  buscaDoRegistro: RegistroNaUrl['buscaDoRegistro']
}

/** One way to look at a registry. Without a component it is the list. */
export interface Vista {
  rotulo: string
  /** What the address says while it is on screen; the first view says nothing. */
  busca: Readonly<Pick<BuscaDaqui, 'vista' | 'aba'>>
  Componente?: ComponentType<VistaProps>
}

type DaLista<I extends { codigo: string }> = Pick<
  ListaProps<I>,
  'colunas' | 'filtros' | 'dicaDaBusca' | 'ordemPadrao' | 'vazio' | 'acoesDaSelecao'
>

export interface DefinicaoDaTela<C extends CaminhoDeCadastro, I extends { codigo: string } = LinhaDe<C>>
  extends Tela, DaLista<I> {
  caminho: C
  descricao?: ReactNode
  /** The record's code, in a file of its own: the list does not wait for it. */
  registro: () => Promise<PartesDoRegistro>
  /** Buttons beside "Novo". */
  Acoes?: ComponentType
  /** Brings rows in from a sheet: beside "Novo", and again where there is nothing yet. */
  Importar?: ComponentType
  /** Over the list. */
  Topo?: ComponentType<VistaProps>
  /** Other ways to look at it, beside the list: a tree, a week. */
  vistas?: readonly Vista[]
}

const combina = ({ busca }: Vista, endereco: BuscaNaUrl) =>
  Object.entries(busca).every(([nome, valor]) => endereco[nome] === valor)

/** The most specific view that the address asks for. */
function vistaAtual(vistas: readonly Vista[], endereco: BuscaNaUrl): Vista | undefined {
  const pedidas = vistas.filter((vista) => combina(vista, endereco))
  return pedidas.toSorted((a, b) => Object.keys(b.busca).length - Object.keys(a.busca).length)[0]
}

const chaveDaLista = (caminho: string) => [caminho, 'lista']

const SEM_VISTAS: readonly Vista[] = []

function PaginaDaLista<C extends CaminhoDeCadastro, I extends { codigo: string }>({
  tela,
  buscar,
}: {
  tela: DefinicaoDaTela<C, I>
  buscar: ListaProps<I>['buscar']
}) {
  const { caminho, nomes, titulo, descricao, vazio, escrever, Acoes, Importar, Topo, vistas = SEM_VISTAS } = tela
  // Of any registry.
  const endereco: BuscaNaUrl = useSearch({ strict: false })
  const atual = vistaAtual(vistas, endereco)
  const { criar, buscaDoRegistro } = useRegistroNaUrl()
  const novo = usePode(escrever) && (
    <Botao variant="contained" startIcon={<Icone nome="add" />} onClick={criar}>
      {tituloDoNovo(tela)}
    </Botao>
  )
  const acaoDoVazio = (
    <>
      {novo}
      {Importar !== undefined && <Importar />}
    </>
  )
  const props = { novo, buscaDoRegistro }
  const Componente = atual?.Componente
  const { colunas, filtros, dicaDaBusca, ordemPadrao, acoesDaSelecao } = tela
  return (
    <Pagina
      titulo={titulo}
      descricao={descricao}
      migalhas={migalhasDa(tela)}
      acoes={
        <>
          {Acoes !== undefined && <Acoes />}
          {Importar !== undefined && <Importar />}
          {novo}
        </>
      }
    >
      {vistas.length > 0 && (
        <Abas
          rotulo={`Modos de ver ${nomes[1]}`}
          abas={vistas.map((vista) => ({
            rotulo: vista.rotulo,
            para: '.',
            busca: { ...vista.busca },
            atual: vista === atual,
          }))}
        />
      )}
      {Topo !== undefined && <Topo {...props} />}
      {Componente === undefined ? (
        <Lista
          {...{ nomes, buscar, colunas }}
          {...(filtros === undefined ? {} : { filtros })}
          {...(dicaDaBusca === undefined ? {} : { dicaDaBusca })}
          {...(ordemPadrao === undefined ? {} : { ordemPadrao })}
          {...(acoesDaSelecao === undefined ? {} : { acoesDaSelecao })}
          porRelevancia
          chave={chaveDaLista(caminho)}
          abrir={({ codigo }) => ({ to: '.', search: buscaDoRegistro(codigo) })}
          vazio={{ acao: acaoDoVazio, ...vazio }}
        />
      ) : (
        <Componente {...props} />
      )}
    </Pagina>
  )
}

/**
 * The screen of a registry: its list, a blank record with `?novo=1`, a record with `?codigo=`. The registry says its
 * columns and, in another file, its fields (`definirRegistro`).
 */
export function telaDeCadastro<C extends CaminhoDeCadastro>(tela: DefinicaoDaTela<C>): ComponentType & ComDados {
  const buscar = listar(tela.caminho)
  const Novo = conteudo(async () => (await tela.registro()).Novo)
  const Ficha = conteudo(async () => (await tela.registro()).Ficha)
  function TelaDeCadastro() {
    const { codigo } = useRegistroNaUrl()
    const podeEscrever = usePode(tela.escrever)
    if (codigo === undefined || (codigo === null && !podeEscrever)) return <PaginaDaLista tela={tela} buscar={buscar} />
    const titulo = codigo === null ? tituloDoNovo(tela) : tituloDoUm(tela)
    return (
      <Suspense fallback={<FichaACaminho titulo={titulo} />}>
        {codigo === null ? <Novo tela={tela} /> : <Ficha key={codigo} tela={tela} codigo={codigo} />}
      </Suspense>
    )
  }
  return Object.assign(TelaDeCadastro, {
    carregar: primeiraPagina({ buscar, chave: chaveDaLista(tela.caminho), ordemPadrao: tela.ordemPadrao }),
  })
}

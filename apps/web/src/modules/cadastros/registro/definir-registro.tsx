import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form'
import type { BuscaDaqui } from '../../../buscas.ts'
import { useRegistroNaUrl } from '../../../lib/use-registro-na-url.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Abas, type Aba } from '../../../ui/abas.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { Pagina, type PaginaProps } from '../../../ui/pagina.tsx'
import { EtiquetaDeSituacao } from '../../../ui/lista/situacao.tsx'
import {
  feito,
  migalhasDoRegistro,
  tituloDoNovo,
  tituloDoUm,
  type CaminhoDeCadastro,
  type FichaDe,
  type Tela,
} from '../tipos.ts'
import { AcoesDoRegistro } from './acoes-do-registro.tsx'
import { consultaDoRegistro } from './api.ts'
import { FichaAusente } from './ficha-ausente.tsx'
import { LeituraDoRegistro } from './leitura.tsx'
import { useAcoes } from './use-acoes.ts'
import { useFormularioDoRegistro, type FormularioDoRegistro } from './use-formulario-do-registro.ts'
import type { FichaComum } from '@vetlume/dominio/cadastro'

/** What the fields of a registry receive. */
export interface CamposProps<F, V extends FieldValues, S> {
  controle: Control<V, unknown, S>
  /** Version being edited; undefined for a new record. */
  ficha: F | undefined
  /** A new record begins with the cursor in its first field. */
  focar: boolean
  form: Pick<UseFormReturn<V, unknown, S>, 'setValue' | 'getValues' | 'trigger'>
}

export interface DefinicaoDoRegistro<F extends FichaComum, V extends FieldValues, S extends object> extends Omit<
  FormularioDoRegistro<F, V, S, BuscaDaqui>,
  'caminho'
> {
  Campos: ComponentType<CamposProps<F, V, S>>
  nome: (ficha: F) => string
  /** Names in the address that a new record starts with, and that mean nothing to the list. */
  iniciais?: readonly (keyof BuscaDaqui)[]
  largura?: PaginaProps['largura']
  /** Over and below the form of a record that exists: what hangs on it, dialogs of its own. */
  Antes?: ComponentType<{ ficha: F }>
  Depois?: ComponentType<{ ficha: F }>
  /** Beside the title: what the person should see first. */
  Complemento?: ComponentType<{ ficha: F }>
  /** More buttons at the top. */
  Acoes?: ComponentType<{ ficha: F }>
  /** For who may only read; the default shows `campos`. */
  Leitura?: ComponentType<{ ficha: F }>
  /** What else the record holds, each on a page of its own beside the form: `?parte=` in the address. */
  partes?: (ficha: F) => readonly ParteDoRegistro<F>[]
  /** What to ask before it is switched off. */
  antesDeDesativar?: (ficha: F) => Promise<Desativacao>
}

/** Going on, leaving it on, or a part to open instead. */
export type Desativacao = 'SEGUIR' | 'PARAR' | { parte: string }

/** A page of a record beside its form, with forms and saves of its own. */
export interface ParteDoRegistro<F> {
  id: string
  rotulo: string
  Componente: ComponentType<{ ficha: F }>
}

/** The two screens of a record, ready for `telaDeCadastro`. */
export interface PartesDoRegistro {
  Novo: ComponentType<{ tela: Tela }>
  Ficha: ComponentType<{ tela: Tela; codigo: string }>
}

type Definicao<F extends FichaComum, V extends FieldValues, S extends object> = DefinicaoDoRegistro<F, V, S> & {
  caminho: string
}
interface PartesProps<F extends FichaComum, V extends FieldValues, S extends object> {
  tela: Tela
  definicao: Definicao<F, V, S>
}

function NovoRegistro<F extends FichaComum, V extends FieldValues, S extends object>({
  tela,
  definicao,
}: PartesProps<F, V, S>) {
  const { Campos, nome, iniciais, largura = 'leitura' } = definicao
  const { abrir, fechar } = useRegistroNaUrl(iniciais)
  const navegar = useNavigate()
  // Of any registry: what a blank one starts with is said by its definition.
  const inicial: BuscaDaqui = useSearch({ strict: false })
  const form = useFormularioDoRegistro(definicao, {
    inicial,
    segueNoRegistro: true,
    aoSalvar: (ficha) => {
      avisar.sucesso(`${nome(ficha)}: ${feito(tela, 'cadastrad').toLowerCase()}`, {
        rotulo: tela.genero === 'a' ? 'Cadastrar outra' : 'Cadastrar outro',
        // By its whole address: the person may be somewhere else by then.
        executar: () => void navegar({ to: tela.rota, search: { ...tela.busca, novo: '1' } }),
      })
      abrir(ficha.codigo)
    },
  })
  const titulo = tituloDoNovo(tela)
  return (
    <Pagina titulo={titulo} largura={largura} migalhas={migalhasDoRegistro(tela, titulo)}>
      <Formulario form={form} rotulo={titulo} rotuloDeSalvar="Cadastrar" rodape="fixo" aoCancelar={fechar}>
        <Campos controle={form.control} ficha={undefined} focar form={form} />
      </Formulario>
    </Pagina>
  )
}

const SEM_PARTES: readonly never[] = []

function usePartes<F>(partes: readonly ParteDoRegistro<F>[] = SEM_PARTES) {
  // Of any registry; the parts are those that the record has.
  const { parte: pedida } = useSearch({ strict: false })
  return { partes, parte: partes.find(({ id }) => id === pedida) }
}

function abasDo<F>(
  { busca = {} }: Tela,
  codigo: string,
  partes: readonly ParteDoRegistro<F>[],
  atual: ParteDoRegistro<F> | undefined,
): Aba[] {
  return [
    { rotulo: 'Dados', para: '.', busca: { ...busca, codigo }, atual: atual === undefined },
    ...partes.map(({ id, rotulo }) => ({
      rotulo,
      para: '.' as const,
      busca: { ...busca, codigo, parte: id },
      atual: atual?.id === id,
    })),
  ]
}

function EdicaoDoRegistro<F extends FichaComum, V extends FieldValues, S extends object>({
  tela,
  definicao,
  ficha,
}: PartesProps<F, V, S> & { ficha: F }) {
  const { Campos, Antes, Depois, Complemento, Acoes, Leitura, campos, caminho, largura = 'leitura', tambem } = definicao
  const { fechar } = useRegistroNaUrl()
  const form = useFormularioDoRegistro(definicao, { ficha, aoSalvar: () => avisar.sucesso(feito(tela, 'salv')) })
  const aberta = form.aberta ?? ficha
  // What stands around the form follows the record when it is read again; the form keeps the version that it opened.
  const atual = ficha.versao >= aberta.versao ? ficha : aberta
  const { partes, parte } = usePartes(definicao.partes?.(atual))
  const nome = definicao.nome(atual)
  const navegar = useNavigate()
  const antesDeDesativar = async () => {
    const resposta = (await definicao.antesDeDesativar?.(atual)) ?? 'SEGUIR'
    if (typeof resposta === 'object')
      void navegar({ to: '.', search: { ...tela.busca, codigo: atual.codigo, parte: resposta.parte } })
    return resposta === 'SEGUIR'
  }
  const { mudarSituacao, excluir } = useAcoes(tela, atual, {
    nome,
    tambem,
    antesDeDesativar,
    aoMudar: (nova) => {
      if (atual.versao === aberta.versao) form.definirAberta(nova)
    },
    aoExcluir: () => {
      form.dispensarMudancas()
      fechar()
    },
  })
  return (
    <Pagina
      titulo={nome}
      largura={largura}
      migalhas={migalhasDoRegistro(tela, nome)}
      complemento={
        <>
          {Complemento !== undefined && <Complemento ficha={atual} />}
          {!atual.ativo && <EtiquetaDeSituacao ativo={false} />}
        </>
      }
      acoes={
        <>
          {Acoes !== undefined && <Acoes ficha={atual} />}
          <AcoesDoRegistro
            {...{ nome, campos, caminho }}
            ficha={atual}
            aoMudarSituacao={mudarSituacao}
            aoExcluir={excluir}
          />
        </>
      }
    >
      {partes.length > 0 && <Abas rotulo={`Partes de ${nome}`} abas={abasDo(tela, atual.codigo, partes, parte)} />}
      {parte !== undefined && <parte.Componente ficha={atual} />}
      {parte === undefined && Antes !== undefined && <Antes ficha={atual} />}
      {parte !== undefined ? null : atual.permissoes.editar ? (
        <Formulario form={form} rotulo={`Dados de ${nome}`} rodape="fixo" aoCancelar={fechar}>
          <Campos controle={form.control} ficha={aberta} focar={false} form={form} />
        </Formulario>
      ) : Leitura === undefined ? (
        <LeituraDoRegistro ficha={atual} campos={campos} />
      ) : (
        <Leitura ficha={atual} />
      )}
      {parte === undefined && Depois !== undefined && <Depois ficha={atual} />}
    </Pagina>
  )
}

function FichaDoRegistro<F extends FichaComum, V extends FieldValues, S extends object>({
  tela,
  definicao,
  codigo,
}: PartesProps<F, V, S> & { codigo: string }) {
  const { data: ficha, error, refetch } = useQuery(consultaDoRegistro<F>(definicao.caminho, codigo))
  if (ficha !== undefined) return <EdicaoDoRegistro tela={tela} definicao={definicao} ficha={ficha} />
  return (
    <Pagina
      titulo={tituloDoUm(tela)}
      largura={definicao.largura ?? 'leitura'}
      migalhas={migalhasDoRegistro(tela, tituloDoUm(tela))}
    >
      <FichaAusente tela={tela} erro={error} aoTentarDeNovo={() => void refetch()} />
    </Pagina>
  )
}

/**
 * The record of a registry: its schema, its values, its fields. Gives the page of a new one and the page of one that
 * exists, with history, switching off and on, deletion, and the comparison when two people change the same one.
 */
export function definirRegistro<C extends CaminhoDeCadastro, V extends FieldValues, S extends object>(
  caminho: C,
  definicao: DefinicaoDoRegistro<FichaDe<C> & FichaComum, V, S>,
): PartesDoRegistro {
  const completa = { ...definicao, caminho }
  return {
    Novo: ({ tela }) => <NovoRegistro tela={tela} definicao={completa} />,
    Ficha: ({ tela, codigo }) => <FichaDoRegistro tela={tela} definicao={completa} codigo={codigo} />,
  }
}

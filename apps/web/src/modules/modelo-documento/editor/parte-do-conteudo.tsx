import './editor.css'
import { useQuery } from '@tanstack/react-query'
import type { ModeloDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { useSaidaSegura, useSalvamento, useSalvamentoVivo } from '../../../ui/salvamento/use-salvamento.ts'
import { ContextoDaMesaDeTexto } from '../../texto-rico/index.ts'
import { consultaDaVersao, consultaDeVersoes, useAcaoDoModelo } from '../api.ts'
import { VersaoLida } from '../versoes/versao-lida.tsx'
import { BarraDoModelo } from './barra-do-modelo.tsx'
import { EditorDeLaudo } from './editor-de-laudo.tsx'
import { EditorDeTexto } from './editor-de-texto.tsx'
import { ContextoDaOficina, type Oficina } from './oficina.ts'
import { useConferenciaContinua, useOficinaDaVersao } from './use-oficina-viva.ts'
import { parte } from '../../../ui/parte.tsx'

const DialogoDeConflito = parte(async () => (await import('./dialogo-de-conflito.tsx')).DialogoDeConflito)

function Editor({ oficina }: { oficina: Oficina }) {
  const { salvamento, mesaDeTexto, modelo, retomado } = oficina
  const estado = useSalvamento(salvamento)
  useConferenciaContinua(oficina)
  useSalvamentoVivo(salvamento)
  useSaidaSegura(salvamento, { oQue: 'este modelo' })
  return (
    <ContextoDaOficina value={oficina}>
      <ContextoDaMesaDeTexto value={mesaDeTexto}>
        <div className="lm">
          {estado.tipo === 'conflito' && <DialogoDeConflito base={estado.base} deles={estado.deles} />}
          <BarraDoModelo />
          {retomado && <Recado>Recuperamos o que você escreveu neste aparelho e ainda não tinha sido enviado.</Recado>}
          {modelo.tipo === 'LAUDO' ? <EditorDeLaudo /> : <EditorDeTexto />}
        </div>
      </ContextoDaMesaDeTexto>
    </ContextoDaOficina>
  )
}

function RascunhoAberto({ modelo, versao }: { modelo: ModeloDeDocumento; versao: VersaoDoModelo }) {
  const oficina = useOficinaDaVersao(modelo, versao)
  return oficina === null ? <Esqueleto linhas={8} /> : <Editor oficina={oficina} />
}

function Rascunho({ modelo, versao }: { modelo: ModeloDeDocumento; versao: string }) {
  const { data, error, refetch } = useQuery(consultaDaVersao(modelo.codigo, versao))
  if (data !== undefined) return <RascunhoAberto modelo={modelo} versao={data} />
  return error === null ? <Esqueleto linhas={8} /> : <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
}

function SemRascunho({ modelo, emUso }: { modelo: ModeloDeDocumento; emUso: string | undefined }) {
  const abrir = useAcaoDoModelo(() => api('POST /modelo-documento/:codigo/rascunho', { codigo: modelo.codigo }))
  const editar = () => void abrir.mutateAsync(undefined).catch(avisar.erro)
  return (
    <div className="lm">
      <Recado
        tom={modelo.permissoes.editar ? 'success' : 'info'}
        acao={
          modelo.permissoes.editar ? (
            <Botao size="small" startIcon={<Icone nome="edit" />} loading={abrir.isPending} onClick={editar}>
              Editar
            </Botao>
          ) : undefined
        }
      >
        {modelo.permissoes.editar
          ? `A versão ${modelo.publicada ?? ''} está em uso. Editar abre um rascunho: ela só muda quando ele for publicado.`
          : 'Só quem administra a empresa muda os modelos.'}
      </Recado>
      {emUso !== undefined && <VersaoLida modelo={modelo.codigo} versao={emUso} />}
    </div>
  )
}

/** What the documents of a model start with: its draft, to be written, or the version in use, to be read. */
export function ParteDoConteudo({ ficha }: { ficha: ModeloDeDocumento }) {
  const { data: versoes, error, refetch } = useQuery(consultaDeVersoes(ficha.codigo))
  if (versoes === undefined)
    return error === null ? (
      <Esqueleto linhas={8} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const rascunho = versoes.find(({ estado }) => estado === 'RASCUNHO')
  const emUso = versoes.find((versao) => versao.emUso)
  const atual = { ...ficha, publicada: emUso?.numero ?? null }
  if (rascunho === undefined || !ficha.permissoes.editar)
    return <SemRascunho modelo={atual} emUso={(emUso ?? rascunho)?.codigo} />
  return <Rascunho key={rascunho.codigo} modelo={atual} versao={rascunho.codigo} />
}

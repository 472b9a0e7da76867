import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_TIPO_DE_DOCUMENTO } from '@vetlume/dominio/modelo-documento'
import { useState } from 'react'
import { listar } from '../../../lib/listar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../../ui/estados.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { buscarVersao, CHAVE_DO_MODELO, consultaDeVersoes } from '../api.ts'
import { Emitidos } from './emitidos.tsx'
import { FormularioDeEmissao } from './formulario-de-emissao.tsx'
import type { EmitirDocumentoProps } from './tipos.ts'

const buscarModelos = listar('modelo-documento')

function useModelosDeTexto(habilitado: boolean) {
  return useQuery({
    queryKey: [CHAVE_DO_MODELO, 'lista', 'emissao'],
    queryFn: async ({ signal }) =>
      (await buscarModelos({ ativo: 'true', limite: '200', ordem: 'tipo' }, signal)).itens.filter(
        ({ tipo, publicada }) => tipo !== 'LAUDO' && publicada !== null,
      ),
    enabled: habilitado,
  })
}

/** The published text that the document starts from. */
function useEstruturaEmUso(codigo: string | null) {
  return useQuery({
    queryKey: [CHAVE_DO_MODELO, 'em-uso', codigo],
    queryFn: async ({ client }) => {
      const versoes = await client.fetchQuery(consultaDeVersoes(codigo ?? ''))
      const emUso = versoes.find((versao) => versao.emUso)
      return emUso === undefined ? null : (await buscarVersao(codigo ?? '', emUso.codigo)).texto
    },
    enabled: codigo !== null,
    gcTime: 0,
  })
}

function EscolhaDeModelo({ valor, aoEscolher }: { valor: string | null; aoEscolher: (codigo: string) => void }) {
  const { data: modelos, error, refetch } = useModelosDeTexto(true)
  if (modelos === undefined)
    return error === null ? (
      <Esqueleto linhas={1} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  if (modelos.length === 0)
    return <EstadoVazio titulo="Nenhum modelo publicado" texto="Publique um em Configuração, Modelos de documento." />
  return (
    <ListaSuspensa
      rotulo="Documento"
      valor={valor ?? ''}
      opcoes={modelos.map(({ codigo, nome, tipo }) => ({
        valor: codigo,
        rotulo: `${ROTULOS_DO_TIPO_DE_DOCUMENTO[tipo]}: ${nome}`,
      }))}
      aoMudar={aoEscolher}
    />
  )
}

/** Chooses the model, answers what it asks, issues the document, and shows those already issued. */
export function DialogoDeEmissao({ aoFechar, modelo, ...alvo }: EmitirDocumentoProps & { aoFechar: () => void }) {
  const [escolhido, definirEscolhido] = useState(modelo?.codigo ?? null)
  const { data: estrutura, error, refetch } = useEstruturaEmUso(escolhido)
  const modelos = useModelosDeTexto(modelo === undefined).data
  const tipo = modelo?.tipo ?? modelos?.find(({ codigo }) => codigo === escolhido)?.tipo
  return (
    <Dialogo aberto largura="md" aoFechar={aoFechar} titulo="Emitir documento" descricao={`Para ${alvo.animal.nome}.`}>
      <Pilha>
        {modelo === undefined && <EscolhaDeModelo valor={escolhido} aoEscolher={definirEscolhido} />}
        {escolhido !== null && estrutura === undefined && error === null && <Esqueleto linhas={5} />}
        {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
        {escolhido !== null && estrutura != null && tipo !== undefined && (
          <FormularioDeEmissao
            key={escolhido}
            {...alvo}
            modelo={escolhido}
            tipo={tipo}
            estrutura={estrutura}
            aoFechar={aoFechar}
          />
        )}
        <Emitidos
          alvo={alvo.atendimento === undefined ? { animal: alvo.animal.codigo } : { atendimento: alvo.atendimento }}
        />
      </Pilha>
    </Dialogo>
  )
}

import { useQuery } from '@tanstack/react-query'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { AbasDaEmpresa } from '../cliente/index.ts'
import { consultaDasCopias } from './api.ts'
import { ComoConferir } from './como-conferir.tsx'
import { Copias } from './copias.tsx'
import { OQueVai } from './o-que-vai.tsx'
import { Pedido } from './pedido.tsx'

/** Leaving with everything: asking for a copy, following it, fetching it, and how it is verified. */
export function ExportacaoPage() {
  const { data, error, refetch } = useQuery(consultaDasCopias)
  return (
    <Pagina
      titulo="Exportar tudo"
      largura="leitura"
      descricao="Seus dados são seus: leve uma cópia de tudo quando quiser, também com a assinatura suspensa."
    >
      <AbasDaEmpresa />
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <EsqueletoDeFormulario campos={3} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <>
          <Pedido itens={data.itens} podePedir={data.permissoes.pedir} atualizar={refetch} />
          <Copias itens={data.itens} atualizar={refetch} />
          <OQueVai />
          <ComoConferir chave={data.chave} />
        </>
      )}
    </Pagina>
  )
}

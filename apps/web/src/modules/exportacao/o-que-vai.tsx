import { useQuery } from '@tanstack/react-query'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { consultaDoConteudo } from './api.ts'
import './exportacao.css'

/** What leaves and what stays, in people's words: the same list that the file brings. */
export function OQueVai() {
  const { data, error, refetch } = useQuery(consultaDoConteudo)
  return (
    <Secao
      titulo="O que vai na cópia"
      descricao="Todos os registros em JSON, um arquivo por tabela; os cadastros e as contas em CSV; os laudos e documentos em PDF; imagens, anexos e extratos como foram enviados."
    >
      {data === undefined ? (
        error === null ? (
          <Esqueleto linhas={4} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )
      ) : (
        <>
          <details className="exportacao-detalhes">
            <summary>{data.leva.length} tabelas vão</summary>
            <ul className="exportacao-colunas">
              {data.leva.map(({ tabela, titulo }) => (
                <li key={tabela}>{titulo}</li>
              ))}
            </ul>
          </details>
          <details className="exportacao-detalhes">
            <summary>O que não vai, e por quê</summary>
            <dl className="exportacao-motivos">
              {data.fica.map(({ tabela, titulo, porque }) => (
                <div key={tabela}>
                  <dt>{titulo}</dt>
                  <dd>{porque}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </Secao>
  )
}

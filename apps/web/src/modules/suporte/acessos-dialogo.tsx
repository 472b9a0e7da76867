import { useQuery } from '@tanstack/react-query'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import type { Suporte } from '@vetlume/dominio/suporte'
import { api } from '../../lib/navegador.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Esqueleto, EstadoDeErro } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { DataHora } from '../../ui/valores.tsx'

/** What was asked while the support was inside, the newest first. */
export function AcessosDialogo({ suporte, aoFechar }: { suporte: Suporte; aoFechar: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['suporte', suporte.codigo, 'acessos'],
    queryFn: ({ signal }) => api('GET /suporte/:codigo/acessos', { codigo: suporte.codigo }, { sinal: signal }),
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="O que o suporte viu e fez" descricao={suporte.finalidade} soTexto>
      {data === undefined &&
        (error === null ? (
          <Esqueleto linhas={4} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        ))}
      {data !== undefined && (
        <ListaDeItens rotulo="O que o suporte viu e fez">
          {data.map(({ codigo, quando, quem, oQue }) => (
            <Item key={codigo} titulo={oQue}>
              <span>
                <DataHora instante={quando} />
                {PONTO_ENTRE_PARTES}
                {quem}
              </span>
            </Item>
          ))}
        </ListaDeItens>
      )}
    </Dialogo>
  )
}

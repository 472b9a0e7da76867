import { useQuery } from '@tanstack/react-query'
import { momentoDoPasso } from '@vetlume/dominio/cobranca'
import { formatarData } from '@vetlume/dominio/tempo'
import { api } from '../../lib/navegador.ts'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { DataHora } from '../../ui/valores.tsx'

const inicial = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** What was sent to who owes an account, and what goes next. */
export function AvisosDaConta({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['contas-receber', 'cobranca', codigo],
    queryFn: ({ signal }) => api('GET /contas-receber/:codigo/cobranca', { codigo }, { sinal: signal }),
  })
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={1} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const { enviadas, proxima } = data
  return (
    <>
      {enviadas.length > 0 && (
        <ListaDeItens rotulo="Avisos enviados">
          {enviadas.map((enviada) => (
            <Item
              key={enviada.codigo}
              titulo={`${inicial(momentoDoPasso(enviada.dias))}, que era ${formatarData(enviada.vencimento)}`}
            >
              <div>{enviada.para.length === 0 ? 'A ninguém: quem deve não tem e-mail.' : enviada.para.join(', ')}</div>
              <DataHora instante={enviada.enviadaEm} />
            </Item>
          ))}
        </ListaDeItens>
      )}
      <div>
        {proxima === null
          ? enviadas.length === 0
            ? 'Nenhum aviso enviado ou previsto.'
            : 'Nenhum outro aviso previsto.'
          : `Próximo aviso em ${formatarData(proxima.dia)}, ${momentoDoPasso(proxima.dias)}, se não for paga.`}
      </div>
    </>
  )
}

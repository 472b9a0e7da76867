import { useQuery, useQueryClient } from '@tanstack/react-query'
import { momentoDoPasso, type CobrancasDoTitulo } from '@vetlume/dominio/cobranca'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Fila } from '../../ui/disposicao.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { parte } from '../../ui/parte.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { DataHora } from '../../ui/valores.tsx'

const DialogoDaCarta = parte(async () => (await import('./dialogo-da-carta.tsx')).DialogoDaCarta)

const inicial = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

function Enviadas({ enviadas }: Pick<CobrancasDoTitulo, 'enviadas'>) {
  if (enviadas.length === 0) return null
  return (
    <ListaDeItens rotulo="Avisos enviados">
      {enviadas.map((enviada) => (
        <Item
          key={enviada.codigo}
          titulo={
            enviada.dias === null
              ? `Enviada por ${enviada.autor ?? 'alguém da empresa'}`
              : `${inicial(momentoDoPasso(enviada.dias))}, que era ${formatarData(enviada.vencimento)}`
          }
        >
          <div>{enviada.para.length === 0 ? 'A ninguém: quem deve não tem e-mail.' : enviada.para.join(', ')}</div>
          <DataHora instante={enviada.enviadaEm} />
        </Item>
      ))}
    </ListaDeItens>
  )
}

function OQueVem({ enviadas, pausa, proxima }: CobrancasDoTitulo) {
  if (pausa !== null)
    return (
      <div>
        {`Avisos automáticos pausados por ${pausa.autor}, em `}
        <DataHora instante={pausa.desde} />.
      </div>
    )
  if (proxima !== null)
    return (
      <div>{`Próximo aviso em ${formatarData(proxima.dia)}, ${momentoDoPasso(proxima.dias)}, se não for paga.`}</div>
    )
  return <div>{enviadas.length === 0 ? 'Nenhum aviso enviado ou previsto.' : 'Nenhum outro aviso previsto.'}</div>
}

/** What was sent to who owes an account, and what goes next. */
export function AvisosDaConta({ codigo, escreve }: { codigo: string; escreve: boolean }) {
  const [escrevendo, escrever] = useState(false)
  const cliente = useQueryClient()
  const queryKey = ['contas-receber', 'cobranca', codigo]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('GET /contas-receber/:codigo/cobranca', { codigo }, { sinal: signal }),
  })
  const { mutate: pausar, isPending } = useAcao(
    (pausada: boolean) => api('PUT /contas-receber/:codigo/cobranca/pausa', { codigo, pausada }),
    () => refetch(),
    (pausada) => (pausada ? 'Avisos automáticos desta conta pausados.' : 'Avisos automáticos desta conta retomados.'),
  )
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={1} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const { carta, pausa, proxima } = data
  return (
    <>
      <Enviadas {...data} />
      <OQueVem {...data} />
      {escreve && (
        <Fila espaco={1}>
          {carta !== null && (
            <Botao variant="outlined" onClick={() => escrever(true)}>
              Enviar por e-mail
            </Botao>
          )}
          {(pausa !== null || proxima !== null) && (
            <Botao loading={isPending} onClick={() => pausar(pausa === null)}>
              {pausa === null ? 'Pausar avisos' : 'Retomar avisos'}
            </Botao>
          )}
        </Fila>
      )}
      {escrevendo && carta !== null && (
        <DialogoDaCarta
          codigo={codigo}
          carta={carta}
          aoEnviar={(novas) => cliente.setQueryData(queryKey, novas)}
          aoFechar={() => escrever(false)}
        />
      )}
    </>
  )
}

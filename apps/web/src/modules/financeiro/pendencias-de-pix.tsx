import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PendenciaDePix } from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { parte } from '../../ui/parte.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'
import { useAtualizarRecebimento } from './api.ts'

const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

const consultaDasPendencias = queryOptions({
  queryKey: ['recebimento', 'pendencias'],
  queryFn: ({ signal }) => api('GET /recebimento/pendencia', {}, { sinal: signal }),
})

function Pendencia({ pix, aoResolver }: { pix: PendenciaDePix; aoResolver: () => void }) {
  const atualizar = useAtualizarRecebimento()
  const muda = usePode('conta-financeira:escrever')
  const { codigo, valorCentavos, pendencia, desde, teste, contas, podeDevolver } = pix
  const devolver = async () => {
    const texto = 'O valor inteiro volta para a conta de quem pagou.'
    if (!(await confirmar({ titulo: 'Devolver este Pix?', texto, confirmar: 'Devolver', perigo: true }))) return
    try {
      await api('POST /recebimento/pendencia/:codigo/devolucao', { codigo })
      avisar.sucesso('Pix devolvido.')
    } catch (erro) {
      avisar.erro(erro)
    }
    await atualizar()
  }
  return (
    <Item
      titulo={
        <>
          <DataHora instante={desde} />
          {teste && ', de teste'}
        </>
      }
      valor={<Dinheiro centavos={valorCentavos} />}
      {...(muda
        ? {
            acoes: (
              <>
                {podeDevolver && (
                  <Botao size="small" color="error" onClick={() => void devolver()}>
                    Devolver
                  </Botao>
                )}
                <Botao size="small" variant="outlined" aria-haspopup="dialog" onClick={aoResolver}>
                  Já resolvi
                </Botao>
              </>
            ),
          }
        : {})}
    >
      <p className="rp-motivo">{pendencia}</p>
      <p className="rp-motivo">
        {contas.map((conta, indice) => (
          <span key={conta.codigo}>
            {indice > 0 && ', '}
            <Elo to="/financeiro/contas-receber" search={{ codigo: conta.codigo }}>
              Título nº {conta.numero}
            </Elo>
          </span>
        ))}
      </p>
    </Item>
  )
}

/** Money that came by Pix and settled nothing: somebody gives it back, or says what was done with it. */
export function PendenciasDePix() {
  const { data, error, refetch } = useQuery(consultaDasPendencias)
  const atualizar = useAtualizarRecebimento()
  const [resolvendo, resolver] = useState<string | null>(null)
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={3} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  return (
    <section className="rp-pilha" aria-labelledby="rp-pendencias">
      <h3 id="rp-pendencias">À espera de alguém</h3>
      <ListaDeItens rotulo="Pix à espera de alguém">
        {data.itens.map((pix) => (
          <Pendencia key={pix.codigo} pix={pix} aoResolver={() => resolver(pix.codigo)} />
        ))}
      </ListaDeItens>
      {resolvendo !== null && (
        <DialogoDeMotivo
          titulo="O que foi feito com este Pix?"
          descricao="Fica escrito no histórico. O dinheiro continua onde está."
          confirmar="Guardar"
          aoConfirmar={async (resolucao) => {
            await api('POST /recebimento/pendencia/:codigo/resolucao', { codigo: resolvendo, resolucao })
            await atualizar()
            avisar.sucesso('Pix resolvido.')
          }}
          aoFechar={() => resolver(null)}
        />
      )}
    </section>
  )
}

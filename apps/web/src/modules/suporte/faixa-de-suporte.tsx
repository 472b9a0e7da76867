import './faixa-de-suporte.css'
import { useQuery } from '@tanstack/react-query'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { sairDoSuporte } from './ir-e-vir.ts'

const UM_MINUTO_MS = 60_000

/** For the operator's people, on every screen: where they are, until when, what they may, and the way out. */
function NaEmpresa({ empresa, ate, podeMudar }: NonNullable<UsuarioDaSessao['suporte']>) {
  const [saindo, definirSaindo] = useState(false)
  const sair = async () => {
    definirSaindo(true)
    try {
      await sairDoSuporte()
    } catch (erro) {
      avisar.erro(erro)
      definirSaindo(false)
    }
  }
  return (
    <section className="su-faixa" aria-label="Acesso de suporte">
      <p>
        <strong>Suporte em {empresa}</strong> até <DataHora instante={ate} />.{' '}
        {podeMudar ? 'Você pode mudar o que não é dinheiro nem acesso.' : 'Você só pode consultar.'} Tudo fica
        registrado.
      </p>
      <Botao size="small" variant="outlined" loading={saindo} onClick={() => void sair()}>
        Sair do suporte
      </Botao>
    </section>
  )
}

/** For the company's people: the support may be inside. */
function NaCasa() {
  const { cliente } = useSessao()
  const { data } = useQuery({
    queryKey: ['suporte', 'aviso', cliente?.codigo],
    queryFn: ({ signal }) => api('GET /suporte/aviso', {}, { sinal: signal }),
    refetchInterval: UM_MINUTO_MS,
    staleTime: UM_MINUTO_MS,
  })
  const ate = data?.ate ?? null
  if (ate === null) return null
  return (
    <section className="su-faixa" aria-label="Acesso de suporte">
      <p>
        O suporte pode entrar nesta empresa até <DataHora instante={ate} />, e tudo o que ele vê ou faz fica registrado.
      </p>
      {cliente?.perfis.includes('CLIENTE') === true && (
        <BotaoElo size="small" variant="outlined" to="/empresa/suporte">
          Ver ou encerrar
        </BotaoElo>
      )}
    </section>
  )
}

/** Says, to whom it concerns, that the operator's people are or may be in this company. */
export function FaixaDeSuporte({ usuario }: { usuario: UsuarioDaSessao }) {
  const { cliente } = useSessao()
  if (usuario.suporte !== undefined) return <NaEmpresa {...usuario.suporte} />
  return cliente === null ? null : <NaCasa />
}

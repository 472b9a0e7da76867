import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { parte } from '../../ui/parte.tsx'
import { usePode } from '../cadastros/index.ts'
import { consultaDoResumo, type Livro } from './api.ts'

const ContasFinanceiras = parte(async () => (await import('./contas-financeiras.tsx')).ContasFinanceiras)
const DialogoDaConta = parte(async () => (await import('./dialogo-da-conta.tsx')).DialogoDaConta)
const ReguaDeCobranca = parte(async () => (await import('./regua-de-cobranca.tsx')).ReguaDeCobranca)
const RecebimentoPorPix = parte(async () => (await import('./recebimento-por-pix.tsx')).RecebimentoPorPix)
const DialogoDoPix = parte(async () => (await import('./dialogo-do-pix.tsx')).DialogoDoPix)

/** What a clinic has overdue, in one Pix. */
export function PagarTudo({ livro }: { livro: Livro }) {
  const [aberto, abrir] = useState(false)
  const { data } = useQuery(consultaDoResumo(livro, {}))
  if (data === undefined || data.vencido.centavos === 0) return null
  return (
    <>
      <Botao variant="contained" aria-haspopup="dialog" onClick={() => abrir(true)}>
        {`${formatarReais(data.vencido.centavos)} vencidos: pagar tudo`}
      </Botao>
      {aberto && <DialogoDoPix livro={livro} aoFechar={() => abrir(false)} />}
    </>
  )
}

type Janela = 'CONTAS' | 'NOVA' | 'REGUA' | 'PIX'

interface MenuDoLivroProps {
  livro: Livro
  escreve: boolean
  aoAbrir: (janela: Janela) => void
}

/** What is read of the book, and what is set once: the menu of the product has the statements for the operator alone. */
function MenuDoLivro({ livro, escreve, aoAbrir }: MenuDoLivroProps) {
  const veDemonstrativos = usePode('resultado:ler')
  const veContas = usePode('conta-financeira:ler')
  const aReceber = livro === 'contas-receber'
  return (
    <MenuDeAcoes
      grupos={[
        veDemonstrativos
          ? [
              { rotulo: 'DRE', para: { to: '/financeiro/demonstrativo-resultado' } },
              { rotulo: 'Fluxo de caixa', para: { to: '/financeiro/fluxo-caixa' } },
            ]
          : [],
        [
          veContas && { rotulo: 'Contas financeiras', executar: () => aoAbrir('CONTAS') },
          veContas && aReceber && { rotulo: 'Recebimento por Pix', executar: () => aoAbrir('PIX') },
          escreve && aReceber && { rotulo: 'Régua de cobrança', executar: () => aoAbrir('REGUA') },
        ],
      ]}
    />
  )
}

/** What is done in the book, and what stands beside it. */
export function AcoesDoLivro({ livro, escreve }: { livro: Livro; escreve: boolean }) {
  const [aberto, abrir] = useState<Janela | null>(null)
  const veContas = usePode('conta-financeira:ler')
  const veFechamentos = usePode('fechamento:ler')
  const veAcertos = usePode('acerto:ler')
  const veNotas = usePode('nota-fiscal:ler')
  const aReceber = livro === 'contas-receber'
  // A notice leads to what waits for somebody.
  const busca = useSearch({ from: `/casca/financeiro/${livro}` })
  const recebimento = 'recebimento' in busca ? busca.recebimento : undefined
  const navegar = useNavigate()
  const comRecebimento = veContas && (aberto === 'PIX' || recebimento !== undefined)
  const fechar = () => {
    abrir(null)
    if (recebimento !== undefined) void navegar({ to: '.', search: { ...busca, recebimento: undefined } })
  }
  return (
    <>
      {veFechamentos && (aReceber || !escreve) && (
        <BotaoElo to="/financeiro/fechamento" variant="outlined">
          Fechamentos
        </BotaoElo>
      )}
      {veNotas && (aReceber || !escreve) && (
        <BotaoElo to="/financeiro/nota-fiscal" variant="outlined">
          Notas fiscais
        </BotaoElo>
      )}
      {veAcertos && !aReceber && (
        <BotaoElo to="/financeiro/acerto" variant="outlined">
          Acertos
        </BotaoElo>
      )}
      {escreve && (
        <Botao variant="contained" aria-haspopup="dialog" onClick={() => abrir('NOVA')}>
          Nova conta
        </Botao>
      )}
      <MenuDoLivro livro={livro} escreve={escreve} aoAbrir={abrir} />
      {aberto === 'CONTAS' && <ContasFinanceiras aoFechar={fechar} />}
      {comRecebimento && <RecebimentoPorPix aoFechar={fechar} />}
      {aberto === 'REGUA' && <ReguaDeCobranca aoFechar={fechar} />}
      {aberto === 'NOVA' && <DialogoDaConta livro={livro} conta={null} aoFechar={fechar} />}
    </>
  )
}

import { recusaDaBaixa, type Conta } from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { BotaoDasNotas } from '../nota-fiscal/index.ts'
import type { Livro } from './api.ts'
import { PALAVRAS } from './palavras.ts'
import { saldoDe } from './quadros.ts'

const DialogoDasBaixas = parte(async () => (await import('./dialogo-das-baixas.tsx')).DialogoDasBaixas)
const DialogoDaRenegociacao = parte(async () => (await import('./dialogo-da-renegociacao.tsx')).DialogoDaRenegociacao)
const DialogoDoPix = parte(async () => (await import('./dialogo-do-pix.tsx')).DialogoDoPix)

interface SelecaoProps {
  livro: Livro
  marcadas: readonly Conta[]
}

function Total({ marcadas }: { marcadas: readonly Conta[] }) {
  return (
    <span>
      Total <Dinheiro centavos={saldoDe(marcadas)} />
    </span>
  )
}

const emAberto = (marcadas: readonly Conta[]) => marcadas.filter((conta) => recusaDaBaixa(conta) === null)

/** One Pix for the ticked accounts that are still owed. */
function BotaoDoPix({ livro, marcadas, destaque }: SelecaoProps & { destaque: boolean }) {
  const [aberto, abrir] = useState(false)
  const titulos = emAberto(marcadas).map(({ codigo }) => codigo)
  if (titulos.length === 0) return null
  return (
    <>
      <Botao variant={destaque ? 'contained' : 'outlined'} aria-haspopup="dialog" onClick={() => abrir(true)}>
        Gerar Pix
      </Botao>
      {aberto && <DialogoDoPix livro={livro} titulos={titulos} aoFechar={() => abrir(false)} />}
    </>
  )
}

/** What the ticked accounts come to, and what the company does with them together. */
function DaEmpresa({ livro, marcadas, desmarcar }: SelecaoProps & { desmarcar: () => void }) {
  const [aberto, abrir] = useState<'BAIXAS' | 'RENEGOCIACAO' | null>(null)
  const renegociaveis = emAberto(marcadas)
  const fechar = () => abrir(null)
  const concluir = () => {
    fechar()
    desmarcar()
  }
  return (
    <>
      <Total marcadas={marcadas} />
      {livro === 'contas-receber' && <BotaoDoPix livro={livro} marcadas={marcadas} destaque={false} />}
      {livro === 'contas-receber' && <BotaoDasNotas contas={marcadas} aoConcluir={desmarcar} />}
      {renegociaveis.length > 0 && (
        <Botao variant="outlined" aria-haspopup="dialog" onClick={() => abrir('RENEGOCIACAO')}>
          Renegociar
        </Botao>
      )}
      <Botao variant="contained" aria-haspopup="dialog" onClick={() => abrir('BAIXAS')}>
        {PALAVRAS[livro].fazer}
      </Botao>
      {aberto === 'BAIXAS' && (
        <DialogoDasBaixas livro={livro} marcadas={marcadas} aoFechar={fechar} aoConcluir={concluir} />
      )}
      {aberto === 'RENEGOCIACAO' && (
        <DialogoDaRenegociacao livro={livro} contas={renegociaveis} aoFechar={fechar} aoConcluir={concluir} />
      )}
    </>
  )
}

const daEmpresa = (livro: Livro) => (marcadas: readonly Conta[], desmarcar: () => void) => (
  <DaEmpresa livro={livro} marcadas={marcadas} desmarcar={desmarcar} />
)

/** What is done with ticked accounts, by whose book it is. */
export const ACOES_DA_EMPRESA = {
  'contas-pagar': daEmpresa('contas-pagar'),
  'contas-receber': daEmpresa('contas-receber'),
}
export const acoesDaClinica = (marcadas: readonly Conta[]) => (
  <>
    <Total marcadas={marcadas} />
    <BotaoDoPix livro="contas-pagar" marcadas={marcadas} destaque />
  </>
)

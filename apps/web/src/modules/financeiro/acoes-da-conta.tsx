import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { Suspense, useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { useAtualizarDinheiro, type Livro } from './api.ts'
import { CAMPOS_DO_TITULO } from './historico-do-titulo.ts'
import { PALAVRAS } from './palavras.ts'

const DialogoDaBaixa = parte(async () => (await import('./dialogo-da-baixa.tsx')).DialogoDaBaixa)
const DialogoDaConta = parte(async () => (await import('./dialogo-da-conta.tsx')).DialogoDaConta)
const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

interface AcoesDaContaProps {
  livro: Livro
  conta: ContaCompleta
}

function Cancelamento({ livro, conta, aoFechar }: AcoesDaContaProps & { aoFechar: () => void }) {
  const atualizar = useAtualizarDinheiro()
  return (
    <DialogoDeMotivo
      titulo={`Cancelar o título nº ${conta.numero}?`}
      descricao="Ele deixa de contar no que se deve e no resultado, e continua na lista, com o motivo."
      confirmar="Cancelar a conta"
      aoConfirmar={async (motivo) => {
        const { codigo, versao } = conta
        await api(`POST /${livro}/:codigo/cancelamento`, { codigo, versao, motivo })
        await atualizar()
        avisar.sucesso('Conta cancelada.')
      }}
      aoFechar={aoFechar}
    />
  )
}

/** What the person may do with an account, and why it cannot be settled when it cannot. */
export function AcoesDaConta({ livro, conta }: AcoesDaContaProps) {
  const [aberto, abrir] = useState<'BAIXA' | 'EDICAO' | 'CANCELAMENTO' | null>(null)
  const { permissoes, semBaixa, estado } = conta
  const fechar = () => abrir(null)
  return (
    <>
      {semBaixa !== null && estado !== 'PAGO' && <Recado>{semBaixa}</Recado>}
      {permissoes.baixar && (
        <Botao variant="contained" onClick={() => abrir('BAIXA')}>
          {PALAVRAS[livro].fazer}
        </Botao>
      )}
      {permissoes.verHistorico && (
        <BotaoHistorico
          entidade="titulo"
          registro={conta.codigo}
          nome={`Título nº ${conta.numero}`}
          campos={CAMPOS_DO_TITULO}
        />
      )}
      <MenuDeAcoes
        grupos={[
          [
            permissoes.editar && { rotulo: 'Editar', executar: () => abrir('EDICAO') },
            permissoes.cancelar && { rotulo: 'Cancelar a conta', executar: () => abrir('CANCELAMENTO'), perigo: true },
          ],
        ]}
      />
      <Suspense fallback={null}>
        {aberto === 'BAIXA' && <DialogoDaBaixa livro={livro} conta={conta} aoFechar={fechar} />}
        {aberto === 'EDICAO' && <DialogoDaConta livro={livro} conta={conta} aoFechar={fechar} />}
        {aberto === 'CANCELAMENTO' && <Cancelamento livro={livro} conta={conta} aoFechar={fechar} />}
      </Suspense>
    </>
  )
}

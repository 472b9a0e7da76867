import type { FichaComum } from '@vetlume/dominio/cadastro'
import { MenuDeAcoes } from '../../../ui/menu-de-acoes.tsx'
import { BotaoHistorico, type CamposDoHistorico } from '../../historico/index.ts'

export interface AcoesDoRegistroProps {
  ficha: FichaComum
  caminho: string
  nome: string
  campos: CamposDoHistorico
  aoMudarSituacao: () => void
  aoExcluir: () => void
}

/** What can be done with a record beside editing it: its history, switching it off and on, deleting it. */
export function AcoesDoRegistro({ ficha, caminho, nome, campos, aoMudarSituacao, aoExcluir }: AcoesDoRegistroProps) {
  const { permissoes, ativo, codigo } = ficha
  return (
    <>
      {permissoes.verHistorico && <BotaoHistorico entidade={caminho} registro={codigo} nome={nome} campos={campos} />}
      <MenuDeAcoes
        grupos={[
          [
            permissoes.editar && { rotulo: ativo ? 'Desativar' : 'Reativar', executar: aoMudarSituacao },
            permissoes.excluir && { rotulo: 'Excluir', executar: aoExcluir, perigo: true },
          ],
        ]}
      />
    </>
  )
}

import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { useState } from 'react'
import { useRegistroNaUrl } from '../../../lib/use-registro-na-url.ts'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { MenuDeAcoes } from '../../../ui/menu-de-acoes.tsx'
import { useAcoes, usePode, type Tela } from '../../cadastros/index.ts'
import { BotaoHistorico } from '../../historico/index.ts'
import { CAMPOS_DO_ANIMAL } from '../campos-da-trilha.ts'
import { parte } from '../../../ui/parte.tsx'

const DialogoDeObito = parte(async () => (await import('./dialogo-de-obito.tsx')).DialogoDeObito)

export interface AcoesProps {
  tela: Tela
  ficha: AnimalCompleto
  aoPedirFoto: () => void
  aoRetirarFoto: () => void
  /** Undefined for who may not merge. */
  aoUnir: (() => void) | undefined
  aoMudar: (ficha: AnimalCompleto) => void
}

function MenuDoPaciente({ tela, ficha, aoPedirFoto, aoRetirarFoto, aoUnir, aoMudar }: AcoesProps) {
  const [obito, definirObito] = useState(false)
  const { fechar: irParaALista } = useRegistroNaUrl()
  const { mudarSituacao, excluir } = useAcoes(tela, ficha, {
    nome: ficha.nome,
    tambem: ['tutor'],
    aoMudar,
    aoExcluir: irParaALista,
  })
  const { editar, excluir: podeExcluir } = ficha.permissoes
  return (
    <>
      <MenuDeAcoes
        grupos={[
          [
            editar && { rotulo: ficha.foto === null ? 'Incluir foto' : 'Trocar foto', executar: aoPedirFoto },
            editar && ficha.foto !== null && { rotulo: 'Retirar foto', executar: aoRetirarFoto },
            editar && ficha.obito === null && { rotulo: 'Registrar óbito', executar: () => definirObito(true) },
            aoUnir !== undefined && { rotulo: 'Unir outro cadastro', executar: aoUnir },
          ],
          [
            editar && { rotulo: ficha.ativo ? 'Desativar' : 'Reativar', executar: mudarSituacao },
            podeExcluir && { rotulo: 'Excluir', executar: excluir, perigo: true },
          ],
        ]}
      />
      {obito && <DialogoDeObito ficha={ficha} aoFechar={() => definirObito(false)} />}
    </>
  )
}

/** What can be done with the patient. One that died, or that was switched off, is not offered for new exams. */
export function Acoes(props: AcoesProps) {
  const { ficha } = props
  const podeAtender = usePode('atendimento:escrever') && ficha.ativo && ficha.obito === null
  const { buscaDoRegistro } = useRegistroNaUrl()
  const { editar, excluir, verHistorico } = ficha.permissoes
  return (
    <>
      {podeAtender && (
        <BotaoElo
          to="/atendimento"
          search={{ novo: '1', animal: ficha.codigo }}
          variant="contained"
          startIcon={<Icone nome="add" />}
        >
          Novo atendimento
        </BotaoElo>
      )}
      {editar && (
        <BotaoElo
          to="."
          search={{ ...buscaDoRegistro(ficha.codigo), editar: '1' }}
          variant="outlined"
          startIcon={<Icone nome="edit" />}
        >
          Editar
        </BotaoElo>
      )}
      {verHistorico && (
        <BotaoHistorico entidade="animal" registro={ficha.codigo} nome={ficha.nome} campos={CAMPOS_DO_ANIMAL} />
      )}
      {(editar || excluir || props.aoUnir !== undefined) && <MenuDoPaciente {...props} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { MINUTOS_DO_REFORCO } from '@vetlume/dominio/reforco'
import { provarComChave } from '../../../lib/chave-de-acesso.ts'
import { consultaDoReforco } from '../../../lib/consulta-do-reforco.ts'
import { api } from '../../../lib/navegador.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EsqueletoDeFormulario, EstadoDeErro } from '../../../ui/estados.tsx'
import { NaJanela } from '../../../ui/janela.ts'
import { BotaoDaChave } from './botao-da-chave.tsx'
import { ConfirmarQuemSou, type Prova } from './confirmar-quem-sou.tsx'

interface ReforcoDialogoProps {
  aoProvar: () => void
  aoFechar: () => void
}

/** Who is there? Asked over whatever the person was doing, which goes on from where it was. */
export function ReforcoDialogo({ aoProvar, aoFechar }: ReforcoDialogoProps) {
  const { data: modos, error, refetch } = useQuery(consultaDoReforco)
  const pelaChave = async () => {
    const prova = await provarComChave(await api('POST /conta/reforco/desafio'))
    await api('POST /conta/reforco', { prova })
    aoProvar()
  }
  const pelaSenha = async ({ senha, codigo }: Prova) => {
    await api('POST /conta/reforco', modos?.comCodigo === true ? { senha, codigo } : { senha })
    aoProvar()
  }
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Confirme que é você"
      descricao={`O que você pediu exige a certeza de quem está aqui. Não perguntamos de novo por ${MINUTOS_DO_REFORCO} minutos.`}
    >
      {modos === undefined &&
        (error === null ? (
          <EsqueletoDeFormulario campos={2} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        ))}
      {modos !== undefined && (
        // A password is nothing to be asked about before the window closes over it.
        <NaJanela value={null}>
          {modos.comChave && <BotaoDaChave aoUsar={pelaChave}>Confirmar com a chave de acesso</BotaoDaChave>}
          <ConfirmarQuemSou
            comCodigo={modos.comCodigo}
            comAplicativo={modos.comAplicativo}
            focar={!modos.comChave}
            aoCancelar={aoFechar}
            aoProvar={pelaSenha}
          />
        </NaJanela>
      )}
    </Dialogo>
  )
}

import { useQuery } from '@tanstack/react-query'
import { MINUTOS_DO_REFORCO } from '@vetlume/dominio/reforco'
import { api } from '../../../lib/navegador.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EsqueletoDeFormulario, EstadoDeErro } from '../../../ui/estados.tsx'
import { ConfirmarQuemSou } from './confirmar-quem-sou.tsx'

interface ReforcoDialogoProps {
  aoProvar: () => void
  aoFechar: () => void
}

/** Who is there? Asked over whatever the person was doing, which goes on from where it was. */
export function ReforcoDialogo({ aoProvar, aoFechar }: ReforcoDialogoProps) {
  const {
    data: modos,
    error,
    refetch,
  } = useQuery({
    queryKey: ['conta', 'reforco'],
    queryFn: ({ signal }) => api('GET /conta/reforco', {}, { sinal: signal }),
    staleTime: 0,
  })
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
        <ConfirmarQuemSou
          comCodigo={modos.comCodigo}
          aoCancelar={aoFechar}
          aoProvar={async ({ senha, codigo }) => {
            await api('POST /conta/reforco', modos.comCodigo ? { senha, codigo } : { senha })
            aoProvar()
          }}
        />
      )}
    </Dialogo>
  )
}

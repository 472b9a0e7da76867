import { contar } from '@vetlume/dominio/formatos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/navegador.ts'
import { usePode } from '../../../lib/use-pode.ts'
import { useTempoReal } from '../../../lib/use-tempo-real.ts'
import { Elo } from '../../../ui/elo.tsx'

const CHAVE = ['estudo', 'do-laudo'] as const

/** What machines sent without saying of which exam, and may be of this one: seen and linked in its own screen. */
export function RecebidasDoLaudo({ laudo }: { laudo: string }) {
  const cliente = useQueryClient()
  const pode = usePode('estudo:ler')
  const { data } = useQuery({
    queryKey: [...CHAVE, laudo],
    queryFn: ({ signal }) => api('GET /estudo/do-laudo/:laudo', { laudo }, { sinal: signal }),
    enabled: pode,
  })
  useTempoReal(({ tipo }) => {
    if (tipo === 'estudo') void cliente.invalidateQueries({ queryKey: CHAVE })
  })
  if (data === undefined || data.estudos.length === 0) return null
  return (
    <ul className="li-recebidas" aria-label="Recebidas do equipamento">
      {data.estudos.map(({ codigo, imagens, paciente, motivos }) => (
        <li key={codigo}>
          <span>
            {contar(imagens, 'imagem recebida', 'imagens recebidas')} do equipamento
            {paciente !== null && ` (${paciente})`}, que {imagens === 1 ? 'pode' : 'podem'} ser deste exame:{' '}
            {motivos.join('; ')}.
          </span>{' '}
          <Elo to="/laudo/recebidas" search={{ codigo }}>
            Conferir
          </Elo>
        </li>
      ))}
    </ul>
  )
}

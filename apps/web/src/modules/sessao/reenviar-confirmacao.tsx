import { useEffect, useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'

type Situacao = 'pedir' | 'enviando' | 'enviado' | { erro: string }

/** Between two letters: the first may only be slow. */
const ESPERA_S = 60

/** Seconds that are left of a wait that begins with `comecar`. */
function useEspera(segundos: number) {
  const [restam, definirRestam] = useState(0)
  const contando = restam > 0
  useEffect(() => {
    if (!contando) return
    const relogio = setInterval(() => definirRestam((antes) => antes - 1), 1_000)
    return () => clearInterval(relogio)
  }, [contando])
  return { restam, comecar: () => definirRestam(segundos) }
}

/** Asks for the confirmation's letter again. What is said never tells whether there is such an account. */
export function ReenviarConfirmacao({ identificador }: { identificador: string }) {
  const [situacao, definirSituacao] = useState<Situacao>('pedir')
  const { restam, comecar } = useEspera(ESPERA_S)
  const parado = situacao === 'enviando' || restam > 0
  const reenviar = () => {
    if (parado) return
    definirSituacao('enviando')
    api('POST /auth/reenviar-confirmacao', { identificador }, { publico: true }).then(
      () => {
        definirSituacao('enviado')
        comecar()
      },
      (erro: unknown) => definirSituacao({ erro: mensagemDoErro(erro) }),
    )
  }
  return (
    <>
      {typeof situacao === 'object' && <Alerta severity="error">{situacao.erro}</Alerta>}
      {situacao === 'enviado' && (
        <Alerta role="status" className="pp-bloco">
          Se ainda falta confirmar, outro e-mail está a caminho. O link anterior continua valendo.
        </Alerta>
      )}
      <Botao variant="outlined" aria-disabled={parado} onClick={reenviar}>
        {situacao === 'enviando'
          ? 'Enviando…'
          : restam > 0
            ? `Reenviar de novo em ${restam} s`
            : situacao === 'enviado'
              ? 'Reenviar de novo'
              : 'Reenviar o e-mail'}
      </Botao>
    </>
  )
}

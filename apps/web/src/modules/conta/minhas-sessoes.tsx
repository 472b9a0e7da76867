import { useQuery } from '@tanstack/react-query'
import type { SessaoAberta } from '@vetlume/dominio/sessao'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Secao } from '../../ui/pagina.tsx'
import estilos from './minhas-sessoes.module.css'
import { SessoesAbertas } from './sessoes-abertas.tsx'

export function MinhasSessoes() {
  const { data, error, refetch } = useQuery({
    queryKey: ['conta', 'sessoes'],
    queryFn: ({ signal }) => api('GET /conta/sessoes', {}, { sinal: signal }),
  })
  const fazer = async (trabalho: () => Promise<unknown>, feito: string) => {
    try {
      await trabalho()
      avisar.sucesso(feito)
    } catch (erro) {
      avisar.erro(erro)
    }
    await refetch()
  }
  const encerrar = ({ codigo }: SessaoAberta) =>
    void fazer(() => api('DELETE /conta/sessoes/:codigo', { codigo }), 'Sessão encerrada.')
  const encerrarOutras = async () => {
    const certeza = await confirmar({
      titulo: 'Encerrar as outras sessões?',
      texto: 'Nos outros aparelhos será preciso entrar de novo.',
      confirmar: 'Encerrar as outras',
    })
    if (certeza) await fazer(() => api('DELETE /conta/sessoes'), 'As outras sessões foram encerradas.')
  }
  return (
    <Secao
      titulo="Sessões abertas"
      descricao="Não reconhece alguma? Encerre-a e troque a senha."
      acoes={
        (data?.length ?? 0) > 1 && (
          <Botao onClick={() => void encerrarOutras()} className={estilos.botao}>
            Encerrar as outras
          </Botao>
        )
      }
    >
      <SessoesAbertas sessoes={data} erro={error} aoTentarDeNovo={() => void refetch()} aoEncerrar={encerrar} />
    </Secao>
  )
}

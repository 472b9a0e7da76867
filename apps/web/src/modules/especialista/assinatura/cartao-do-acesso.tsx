import { escritorDeListas } from '@vetlume/dominio/constantes'
import { useQuery } from '@tanstack/react-query'
import { api, sessao } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { consultaDoAcesso, useMudanca } from '../api.ts'

const emLista = escritorDeListas()

async function entrarDeNovo(): Promise<void> {
  const { trocarPerfis } = await import('../../sessao/index.ts')
  await trocarPerfis([...(sessao.estado().usuario?.perfis ?? []), 'ESPECIALISTA'], api, sessao)
}

/** Who enters the product as this specialist: without anybody, nobody signs these laudos. */
export function CartaoDoAcesso({ codigo, nome }: { codigo: string; nome: string }) {
  const { data: acesso } = useQuery(consultaDoAcesso(codigo))
  const assumir = useMudanca('POST /especialista/:codigo/assumir', codigo)
  if (acesso === undefined) return null
  const perguntar = async () => {
    const sim = await confirmar({
      titulo: `Você é ${nome}?`,
      texto: 'A partir de agora, os laudos deste especialista são assinados com o seu acesso e a sua senha.',
      confirmar: 'Sim, sou eu',
    })
    if (!sim) return
    try {
      await assumir.mutateAsync({})
      await entrarDeNovo()
      avisar.sucesso('Pronto: você já pode assinar estes laudos.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const { pessoas, permissoes } = acesso
  return (
    <Secao titulo="Quem assina" descricao="Só quem entra no sistema como o especialista assina os laudos dele.">
      {pessoas.length > 0 ? (
        <Recado>{`${emLista(pessoas.map((pessoa) => pessoa.nome))} entra e assina como ${nome}.`}</Recado>
      ) : (
        <Recado
          tom="warning"
          acao={
            permissoes.assumir && (
              <Botao size="small" color="inherit" loading={assumir.isPending} onClick={() => void perguntar()}>
                Sou eu
              </Botao>
            )
          }
        >
          {permissoes.assumir
            ? 'Ninguém assina por este especialista ainda. Se é você, diga: passa a assinar com o seu próprio acesso.'
            : 'Ninguém assina por este especialista ainda: ele precisa de um acesso ao sistema.'}
        </Recado>
      )}
    </Secao>
  )
}

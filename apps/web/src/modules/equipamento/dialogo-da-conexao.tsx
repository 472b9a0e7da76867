import './conexao.css'
import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { RespostaDe } from '@vetlume/dominio/contrato'
import type { contratoEquipamento, CredencialDoEquipamento } from '@vetlume/dominio/equipamento'
import { baixar } from '../../lib/baixar.ts'
import { api } from '../../lib/navegador.ts'
import { usePode } from '../../lib/use-pode.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { copiar } from '../../ui/copiar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { DataHora } from '../../ui/valores.tsx'

type Nova = RespostaDe<(typeof contratoEquipamento)['POST /equipamento/:codigo/credencial']>

function Situacao({ criadaEm, criadaPor, usadaEm, usadaDe }: CredencialDoEquipamento) {
  if (criadaEm === null) return <p>Este equipamento ainda não tem credencial: não envia nada.</p>
  return (
    <p>
      Credencial gerada em <DataHora instante={criadaEm} /> por {criadaPor}
      {usadaEm === null ? (
        ', e ainda não usada.'
      ) : (
        <>
          . Usada pela última vez em <DataHora instante={usadaEm} />
          {usadaDe !== null && `, de ${usadaDe}`}.
        </>
      )}
    </p>
  )
}

/** What the gateway reads at its start, with the credential in it. */
const configuracaoDoGateway = ({ url, token }: Nova) =>
  new Blob(
    [`# Não se envia a ninguém: o token envia e lê imagens da empresa.\nVETLUME_URL=${url}\nVETLUME_TOKEN=${token}\n`],
    { type: 'text/plain' },
  )

/** The token is known only now: the server keeps a hash of it. */
function CredencialNova({ url, usuario, token }: Nova) {
  const linhas = [
    ['Endereço (DICOMweb)', url],
    ['Usuário', usuario],
    ['Senha', token],
  ] as const
  return (
    <>
      <Recado tom="warning">Copie agora: a senha não será mostrada de novo.</Recado>
      <QuadroDeValores>
        {linhas.map(([rotulo, valor]) => (
          <LinhaDeValor key={rotulo} rotulo={rotulo}>
            <code>{valor}</code>{' '}
            <Botao
              size="small"
              aria-label={`Copiar ${rotulo}`}
              onClick={() => void copiar(valor, `${rotulo}: copiado.`)}
            >
              Copiar
            </Botao>
          </LinhaDeValor>
        ))}
      </QuadroDeValores>
      <p>
        <Botao size="small" onClick={() => baixar(configuracaoDoGateway({ url, usuario, token }), 'gateway.env')}>
          Baixar gateway.env
        </Botao>{' '}
        Para um gateway, o arquivo já vem com a credencial.
      </p>
    </>
  )
}

function ArquivosDoGateway() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('GET /gateway', {}),
    onSuccess: (arquivo) => baixar(arquivo, 'vetlume-gateway.zip'),
    onError: avisar.erro,
  })
  return (
    <Botao size="small" loading={isPending} onClick={() => mutate()}>
      Baixar os arquivos do gateway
    </Botao>
  )
}

/** How to connect, for who stands before the machine. */
function ComoConectar() {
  const pode = usePode('equipamento:escrever')
  return (
    <details>
      <summary>Como conectar o aparelho</summary>
      <ol>
        <li>Gere a credencial e copie o endereço, o usuário e a senha.</li>
        <li>
          Se o aparelho fala DICOMweb (STOW-RS), escreva neles o endereço, o usuário e a senha; onde se pede um token,
          use a senha.
        </li>
        <li>
          Se só fala DICOM de rede (C-STORE e lista de trabalho), instale o gateway num computador da clínica: o
          README.md diz como. Ponha nele o gateway.env que se baixa ao gerar a credencial. Ele reenvia as imagens para
          cá e diz ao aparelho os exames do dia. {pode && <ArquivosDoGateway />}
        </li>
        <li>Envie uma imagem de teste. Ela aparece em Laudos, Imagens recebidas.</li>
      </ol>
      <p>
        Com o número do exame preenchido no aparelho (Accession Number), as imagens vão sozinhas ao laudo. Sem ele,
        propomos o exame pelo nome, pela espécie e pela hora. Se a credencial vazar ou o aparelho sair da clínica,
        revogue-a: deixa de valer na hora.
      </p>
    </details>
  )
}

const PERGUNTAS = {
  trocar: {
    titulo: 'Gerar outra credencial?',
    texto: 'A atual deixa de valer na hora, e o equipamento não envia até receber a nova.',
    confirmar: 'Gerar outra',
  },
  revogar: {
    titulo: 'Revogar a credencial?',
    texto: 'O equipamento não envia nem lê mais nada, na hora.',
    confirmar: 'Revogar',
  },
} as const

interface AcoesProps {
  tem: boolean
  gerar: Pick<UseMutationResult<Nova, unknown, void>, 'mutate' | 'isPending'>
  revogar: Pick<UseMutationResult<unknown, unknown, void>, 'mutate' | 'isPending'>
}

function Acoes({ tem, gerar, revogar }: AcoesProps) {
  const trocar = async () => {
    if (!tem || (await confirmar(PERGUNTAS.trocar))) gerar.mutate()
  }
  const encerrar = async () => {
    if (await confirmar(PERGUNTAS.revogar)) revogar.mutate()
  }
  return (
    <div>
      <Botao variant="contained" loading={gerar.isPending} onClick={() => void trocar()}>
        {tem ? 'Gerar outra credencial' : 'Gerar credencial'}
      </Botao>{' '}
      {tem && (
        <Botao variant="outlined" color="error" loading={revogar.isPending} onClick={() => void encerrar()}>
          Revogar
        </Botao>
      )}
    </div>
  )
}

export interface DialogoDaConexaoProps {
  codigo: string
  nome: string
  aoFechar: () => void
}

/** The credential of one machine: made, shown once, replaced, revoked; and how the machine is told of it. */
export function DialogoDaConexao({ codigo, nome, aoFechar }: DialogoDaConexaoProps) {
  const cliente = useQueryClient()
  const queryKey = ['equipamento', 'credencial', codigo]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('GET /equipamento/:codigo/credencial', { codigo }, { sinal: signal }),
  })
  const atualizar = () => cliente.invalidateQueries({ queryKey })
  const gerar = useMutation({
    mutationFn: () => api('POST /equipamento/:codigo/credencial', { codigo }),
    onSuccess: atualizar,
    onError: avisar.erro,
  })
  const revogar = useMutation({
    mutationFn: () => api('DELETE /equipamento/:codigo/credencial', { codigo }),
    onSuccess: async () => {
      gerar.reset()
      await atualizar()
      avisar.sucesso('Credencial revogada.')
    },
    onError: avisar.erro,
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Conectar ${nome}`}
      descricao="Com uma credencial, o equipamento envia as imagens sozinho para os laudos."
      largura="md"
    >
      {data === undefined && error === null && <Esqueleto linhas={3} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data !== undefined && (
        <div className="eq-conexao">
          <Situacao {...data} />
          {gerar.data !== undefined && <CredencialNova {...gerar.data} />}
          <Acoes tem={data.criadaEm !== null} gerar={gerar} revogar={revogar} />
          <ComoConectar />
        </div>
      )}
    </Dialogo>
  )
}

import './segundo-fator.css'
import type { SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useState } from 'react'
import { api, sessao } from '../../../lib/navegador.ts'
import { sem } from '../../../lib/sem.ts'
import { Botao } from '../../../ui/botao.tsx'
import { CampoNativo } from '../../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../../ui/formulario/formulario-nativo.tsx'
import { useFormularioNativo } from '../../../ui/formulario/use-formulario-nativo.ts'
import { PaginaPublica } from '../../../ui/pagina-publica/pagina-publica.tsx'
import { PortaDaChave } from '../porta-da-chave.tsx'
import { baixarCodigos } from './baixar-codigos.ts'
import { emPedacos, Qr } from './qr.tsx'

function PedirSenha({ aoComecar }: { aoComecar: (novo: SegundoFatorNovo) => void }) {
  const form = useFormularioNativo({
    esquema: async () => (await import('./esquemas.ts')).soSenha,
    aoEnviar: async (dados) => {
      await api('POST /conta/reforco', dados)
      aoComecar(await api('POST /conta/segundo-fator', dados))
    },
  })
  return (
    <FormularioNativo form={form} rotulo="Confirmar a senha" rotuloDeEnviar="Continuar" rotuloEnviando="Conferindo…">
      <CampoNativo form={form} nome="senha" rotulo="Senha" type="password" autoComplete="current-password" autoFocus />
    </FormularioNativo>
  )
}

/** A passkey in the place of the app. Answers the recovery codes that come with it. */
async function criarChaveNesteAparelho(): Promise<string[]> {
  const [{ criarChave }, { agenteEmPalavras }] = await Promise.all([
    import('../../../lib/chave-de-acesso.ts'),
    import('@vetlume/dominio/sessao'),
  ])
  const credencial = await criarChave(await api('POST /conta/chaves-de-acesso/desafio'))
  const nome = agenteEmPalavras(navigator.userAgent)
  return (await api('POST /conta/chaves-de-acesso', { nome, credencial })).codigos
}

function ProvarAplicativo({ novo, aoProvar }: { novo: SegundoFatorNovo; aoProvar: (codigos: string[]) => void }) {
  const form = useFormularioNativo({
    esquema: async () => (await import('./esquemas.ts')).codigoNovo,
    aoEnviar: async (dados) => aoProvar((await api('POST /conta/segundo-fator/confirmacao', dados)).codigos),
  })
  return (
    <>
      <div className="sf-chave">
        <Qr qr={novo.qr} />
        <div>
          <p>No celular, abra um aplicativo autenticador e leia este QR code.</p>
          <p>
            Sem câmera? Digite esta chave: <code>{emPedacos(novo.chave)}</code>
          </p>
        </div>
      </div>
      <FormularioNativo form={form} rotulo="Provar o aplicativo" rotuloDeEnviar="Ligar" rotuloEnviando="Conferindo…">
        <CampoNativo
          form={form}
          nome="codigo"
          rotulo="Código de 6 números que o aplicativo mostra"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
        />
      </FormularioNativo>
    </>
  )
}

function GuardarCodigos({ codigos, dono, aoGuardar }: { codigos: string[]; dono: string; aoGuardar: () => void }) {
  return (
    <>
      <ul className="sf-codigos" aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <div className="sf-acoes">
        <Botao variant="outlined" onClick={() => baixarCodigos(codigos, dono)}>
          Baixar os códigos
        </Botao>
        <Botao variant="contained" onClick={aoGuardar}>
          Já guardei, continuar
        </Botao>
      </div>
    </>
  )
}

export interface CadastroObrigatorioProps {
  usuario: UsuarioDaSessao
  /** The key, when the password was just typed; without it, the password is asked for again. */
  comecado: SegundoFatorNovo | null
  aoConcluir: (usuario: UsuarioDaSessao) => void
  aoSair: () => void
}

/** For who may do nothing before a second factor exists: enrol it, prove it, keep the recovery codes. */
export function CadastroObrigatorio({ usuario, comecado, aoConcluir, aoSair }: CadastroObrigatorioProps) {
  const [novo, definirNovo] = useState(comecado)
  const [codigos, definirCodigos] = useState<string[] | null>(null)
  const concluir = () => {
    const completo = sem(usuario, 'segundoFatorPendente')
    sessao.trocarUsuario(completo)
    aoConcluir(completo)
  }
  if (codigos !== null) {
    return (
      <PaginaPublica
        painel
        titulo="Guarde estes códigos"
        apoio="Se perder o celular, cada um entra uma única vez no lugar do código do aplicativo. Não os mostraremos de novo."
      >
        <GuardarCodigos codigos={codigos} dono={usuario.nome} aoGuardar={concluir} />
      </PaginaPublica>
    )
  }
  return (
    <PaginaPublica
      painel
      titulo="Proteja a sua conta"
      tituloCurto="Verificação em duas etapas"
      apoio="Quem administra ou assina laudos entra com a senha e um código do celular, ou com uma chave de acesso. Leva um minuto."
      topo={
        <Botao variant="outlined" onClick={aoSair}>
          Sair
        </Botao>
      }
    >
      {novo === null ? (
        <PedirSenha aoComecar={definirNovo} />
      ) : (
        <>
          <ProvarAplicativo novo={novo} aoProvar={definirCodigos} />
          <PortaDaChave
            rotulo="Prefiro uma chave de acesso"
            aoUsar={async () => definirCodigos(await criarChaveNesteAparelho())}
          />
        </>
      )}
    </PaginaPublica>
  )
}
